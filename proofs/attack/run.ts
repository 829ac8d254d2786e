// Attacks the product as a stranger would; README.md names the parts: node proofs/attack/run.ts [part …]
import { attackAuthorisation } from './authorisation.ts';
import { attackConsole } from './console.ts';
import { attackFromAnotherSite } from './cross-site.ts';
import { attackDataFolder } from './data-folder.ts';
import { attackLimits } from './limits.ts';
import { attackLinks } from './links.ts';
import { attackByLockingOut } from './lock-out.ts';
import { attackLog } from './log.ts';
import { attackByPath } from './paths.ts';
import { attackProduction } from './production.ts';
import { attackWithRequests } from './requests.ts';
import { attackSecondStep } from './second-step.ts';
import { attackSessions } from './sessions.ts';
import { attackSlowly } from './slow.ts';
import { attackBySpraying } from './spray.ts';
import { attackStoredTexts } from './stored-texts.ts';
import { startTarget, type Target } from './target.ts';
import { attackUploads } from './uploads.ts';
import { attackVerification } from './verification.ts';
import { attackStreams } from './watchers.ts';

/** Each answers what it found; nothing is what is wanted. */
const parts: Readonly<Record<string, (target: Target) => Promise<readonly string[]>>> = {
  'cross-site': attackFromAnotherSite,
  'stored-texts': attackStoredTexts,
  paths: attackByPath,
  uploads: attackUploads,
  slow: attackSlowly,
  limits: attackLimits,
  log: attackLog,
  'lock-out': attackByLockingOut,
  spray: attackBySpraying,
  streams: attackStreams,
  sessions: attackSessions,
  links: attackLinks,
  verification: attackVerification,
  'second-step': attackSecondStep,
  console: attackConsole,
  production: attackProduction,
  'data-folder': attackDataFolder,
  requests: attackWithRequests,
  authorisation: attackAuthorisation,
};

const known = Object.keys(parts);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  // Each meets a server of its own: whoever was refused for trying too often would be in the next one, too.
  const target = await startTarget();
  try {
    const began = performance.now();
    const findings = (await parts[name]?.(target)) ?? [];
    for (const finding of findings) console.log(finding);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const verdict = findings.length === 0 ? 'pass' : 'FAIL';
    console.log(`${verdict}  ${name}, ${seconds} s, ${findings.length} findings\n`);
    if (findings.length > 0) {
      failed += 1;
      console.log(`The server said:\n${target.output().split('\n').slice(-20).join('\n')}`);
    }
  } finally {
    await target.stop();
  }
}
process.exitCode = failed > 0 ? 1 : 0;
