import { examine } from '../server/doctor/examine.ts';

/** `npm run doctor`: one line for each setting and connection, right or wrong. */
const findings = await examine(process.env);
const width = Math.max(...findings.map(({ about }) => about.length));
for (const { about, isRight, says } of findings) {
  console.log(`${isRight ? 'right' : 'WRONG'}  ${about.padEnd(width)}  ${says}`);
}
if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
