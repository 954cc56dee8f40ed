//! Why a pick did nothing, and what an action that has to be picked again risks.
//!
//! A finger points at nothing and a small window folds the card, so the risk is said here too.

use bevy::prelude::*;

use super::explain::spoken;
use crate::app::kit::locale::LocalText;
use crate::app::session::remark::Remark;
use crate::app::table::{Risks, WhyNot};

pub(super) fn explain_refusals(
    mut refusals: MessageReader<WhyNot>,
    risks: Option<Res<Risks>>,
    mut remarks: MessageWriter<Remark>,
) {
    let Some(WhyNot(refusal)) = refusals.read().last() else { return };
    let risk = risks.as_ref().and_then(|risks| risks.0.first());
    let says = match risk {
        Some(risk) if refusal.key == "table-confirm" => {
            LocalText::new("table-confirm-risk").with("risk", risk.says.clone())
        }
        _ => spoken(refusal.key, &refusal.arguments),
    };
    remarks.write(Remark::new("warning", says));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::Risk;
    use crate::rules::{Refusal, Spot};

    fn said(key: &'static str, risks: Vec<Risk>) -> String {
        let mut app = App::new();
        app.insert_resource(Risks(risks))
            .add_message::<WhyNot>()
            .add_message::<Remark>()
            .add_systems(Update, explain_refusals);
        app.world_mut().write_message(WhyNot(Refusal::new(key)));
        app.update();
        let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
        let last = remarks.drain().last().expect("a remark");
        last.text.key.into_owned()
    }

    #[test]
    fn what_has_to_be_picked_again_is_asked_for_with_its_risk() {
        let risk = || vec![Risk::threat(Spot::Square(1), "jungle-risk".into())];
        assert_eq!(said("table-confirm", Vec::new()), "table-confirm");
        assert_eq!(said("table-confirm", risk()), "table-confirm-risk");
        assert_eq!(said("jungle-why-j12", risk()), "jungle-why-j12", "a refusal stays one");
    }
}
