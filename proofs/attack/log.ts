import { setTimeout as delay } from 'node:timers/promises';
import { securityEventKinds } from '../../domain/security-event.ts';
import { openSender } from './send.ts';
import type { Target } from './target.ts';

const SECRET = 'token-that-no-log-may-hold';
/** Pages that carry something in their address, and addresses that make a framework stumble. */
const targets = [
  `/reset-password?token=${SECRET}`,
  `/verify-email?token=${SECRET}`,
  `/no-such-page/${SECRET}?token=${SECRET}`,
  `/bookings/${SECRET}.data?token=${SECRET}`,
  `/__manifest?p=${SECRET}`,
  `/assets/%E0%A4%A?token=${SECRET}`,
  `/?action=${SECRET}%00`,
];

/** What is asked for is looked for in all that the server prints; and guesses are looked for in its security log. */
export async function attackLog(target: Target): Promise<string[]> {
  const { url, operatorToken } = target;
  const findings: string[] = [];
  const { send, close } = openSender(url, 2);
  for (const method of ['GET', 'POST', 'PUT']) {
    for (const at of targets) {
      await send({
        ...{ operation: 'page', caller: 'visitor', method, target: at },
        headers: [['Accept', 'text/html']],
        body: null,
      });
    }
  }
  close();
  // The last line of its greeting, which it prints when it answers already.
  const isGreeting = (line: string) => line.startsWith('Simulated:');
  while (!target.output().split('\n').some(isGreeting)) await delay(100);
  const lines = target.output().split('\n');
  const began = lines.findIndex(isGreeting);
  for (const line of lines.slice(began + 1).filter(Boolean)) {
    if (line.includes(SECRET)) findings.push(`the log holds an address: ${line.slice(0, 200)}`);
    if (!line.startsWith('{"level":')) findings.push(`printed past the log: ${line.slice(0, 200)}`);
  }

  const requestId = 'guess-of-the-attack';
  await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Id': requestId,
      'X-Forwarded-For': '192.0.2.77',
    },
    body: JSON.stringify({ email: 'business@handover.example', password: 'a guess' }),
  });
  const asked = await fetch(`${url}/operator`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operatorToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(['events', '--account', 'business@handover.example']),
  });
  const { lines: events = [] } = (await asked.json()) as { readonly lines?: readonly string[] };
  const guess = events.find((event) => event.includes(requestId));
  if (!guess?.includes('sign-in-refused') || !guess.includes('192.0.2.77')) {
    findings.push('a guess is not in the security log');
  }
  console.log(`${targets.length * 3} pages, ${securityEventKinds.length} kinds of events`);
  return findings;
}
