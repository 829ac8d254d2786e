// Every package of the lock file as CycloneDX: npm run --silent sbom > sbom.json
import { spawnSync } from 'node:child_process';

const wanted = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const { status } = spawnSync('npm', wanted, { stdio: 'inherit' });
process.exitCode = status ?? 1;
