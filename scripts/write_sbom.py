"""Writes the bill of materials in the form CycloneDX: what `cargo metadata` prints on stdin | write_sbom.py CARGO_LOCK TARGET

It names every crate within the program with its licence and the sum that the lock file holds. It has no date, and its number follows
from what it says, so that the same commit gives the same bytes.
"""

import json
import pathlib
import re
import sys
import uuid

from write_notices import built_of


def sums(lock):
    """The SHA-256 of every crate of the lock file."""
    found = {}
    for package in lock.split("[[package]]"):
        fields = dict(re.findall(r'^(name|version|checksum) = "(.*)"$', package, re.M))
        if "checksum" in fields:
            found[fields["name"], fields["version"]] = fields["checksum"]
    return found


def reference(package):
    return f"pkg:cargo/{package['name']}@{package['version']}"


def component(package, known):
    told = {
        "type": "library",
        "bom-ref": reference(package),
        "name": package["name"],
        "version": package["version"],
        "scope": "required",
        "purl": reference(package),
    }
    if package["license"]:
        # Some crates still write a slash, which the form does not know.
        told["licenses"] = [{"expression": re.sub(r"\s*/\s*", " OR ", package["license"])}]
    if (package["name"], package["version"]) in known:
        told["hashes"] = [{"alg": "SHA-256", "content": known[package["name"], package["version"]]}]
    if package["repository"]:
        told["externalReferences"] = [{"type": "vcs", "url": package["repository"]}]
    return told


def bill(metadata, known, target):
    packages = {package["id"]: package for package in metadata["packages"]}
    root = packages[metadata["resolve"]["root"]]
    within = built_of(metadata)
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    order = sorted(within, key=lambda one: (packages[one]["name"], packages[one]["version"]))

    def needs(one):
        below = {dep["pkg"] for dep in nodes[one]["deps"] if dep["pkg"] in within}
        return {"ref": reference(packages[one]), "dependsOn": sorted(reference(packages[dep]) for dep in below)}

    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": reference(root),
                "name": root["name"],
                "version": root["version"],
                "purl": reference(root),
                "licenses": [{"expression": root["license"]}],
            },
            "properties": [{"name": "cargo:target", "value": target}],
        },
        "components": [component(packages[one], known) for one in order],
        "dependencies": [needs(one) for one in [root["id"], *order]],
    }


def main():
    lock, target = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2]
    told = bill(json.load(sys.stdin), sums(lock), target)
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(told, sort_keys=True))
    told["serialNumber"] = f"urn:uuid:{number}"
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
