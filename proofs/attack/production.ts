import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type StartedServer, startServer } from '../../server/testing/start-server.ts';
import { testSessionSecret } from '../../server/testing/test-app.ts';
import type { Target } from './target.ts';

const simulators = {
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
  TEXTS_PROVIDER: 'simulator',
};
const stripeTest = {
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};
const personaSandbox = {
  IDENTITY_PROVIDER: 'persona',
  PERSONA_API_KEY: 'persona_sandbox_secret',
  PERSONA_TEMPLATE_ID: 'itmpl',
  PERSONA_WEBHOOK_SECRET: 'secret',
};

/** What must not be served to anybody, and how the refusal begins to say so. */
const refused: Readonly<Record<string, readonly [settings: NodeJS.ProcessEnv, saying: string]>> = {
  'sample accounts': [{}, 'This database has the sample accounts'],
  'test keys of Stripe': [stripeTest, 'STRIPE_ENVIRONMENT=test'],
  'test keys of Stripe, called live': [
    { ...stripeTest, STRIPE_ENVIRONMENT: 'live' },
    'STRIPE_ENVIRONMENT=test',
  ],
  'the sandbox of Persona': [personaSandbox, 'PERSONA_ENVIRONMENT=sandbox'],
  'the sandbox of Persona, called production': [
    { ...personaSandbox, PERSONA_ENVIRONMENT: 'production' },
    'PERSONA_ENVIRONMENT=sandbox',
  ],
  'no secret': [{ SESSION_SECRET: '' }, 'SESSION_SECRET is needed'],
  'a short secret': [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  'no address': [{ PUBLIC_URL: '' }, 'PUBLIC_URL is needed'],
  'hot reload': [{ HOT_RELOAD: 'on' }, 'HOT_RELOAD'],
  'a console among the renters': [{ CONSOLE_URL: 'https://handover.example' }, 'CONSOLE_URL'],
  'a short token of the operator': [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN'],
  ...Object.fromEntries(
    Object.keys(simulators).map((name) => [`no ${name}`, [{ [name]: '' }, name] as const]),
  ),
};
/** Wrong tokens that an address may try, wherever. */
const MOST_TOKENS = 10;

/** How an installation must not be started, and what one that was started right gives away. */
export async function attackProduction(target: Target): Promise<string[]> {
  const findings: string[] = [];
  const production = {
    ...simulators,
    NODE_ENV: 'production',
    DATABASE_URL: target.databaseUrl,
    SESSION_SECRET: testSessionSecret,
    OPERATOR_TOKEN: target.operatorToken,
    PUBLIC_URL: 'https://handover.example',
    CONSOLE_URL: 'https://console.handover.example',
    TRUST_PROXY: 'on',
    // As an operator leaves it, with all addresses of the machine.
    HOST: '',
  };
  for (const [name, [settings, saying]] of Object.entries(refused)) {
    const complaint = await refusalOf({ ...production, ...settings }, saying);
    if (complaint) findings.push(`with ${name} it ${complaint}`);
  }
  const asked = { ...production, SAMPLE_DATA: 'on' };
  const server = await startServer({ name: 'production', settings: asked });
  try {
    if (!(await isHeard(server.url))) findings.push('production listens to its own machine alone');
    findings.push(...(await looseCookies(server)), ...(await guessToken(server)));
  } finally {
    await server.stop();
  }
  findings.push(...(await listenElsewhere(target)));
  console.log(`${Object.keys(refused).length} starts that are refused`);
  return findings;
}

/** What is wrong with how it ends; null when it ends at once and says why in one line. */
async function refusalOf(settings: NodeJS.ProcessEnv, saying: string): Promise<string | null> {
  try {
    const server = await startServer({ name: 'refused', settings });
    await server.stop();
    return 'starts';
  } catch (error) {
    const said = (error as Error).message;
    const isPlain = said.includes(saying) && !said.includes('\n    at ');
    return isPlain ? null : `ends with ${said}`;
  }
}

/** Signs in to both applications as a browser behind the proxy would. */
async function looseCookies({ url, consoleUrl }: StartedServer): Promise<string[]> {
  const findings: string[] = [];
  for (const [at, email] of [
    [`${url}/api/auth/sign-in/email`, 'renter@handover.example'],
    [`${consoleUrl}/api/operate/auth/sign-in`, 'owner@handover.example'],
  ] as const) {
    const answer = await fetch(at, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'handover-sample' }),
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length === 0) findings.push(`${at} sets no cookie: ${answer.status}`);
    for (const cookie of cookies) {
      // What names a path of its own cannot be the host's.
      const name = /Path=\/(?:;|$)/i.test(cookie) ? /^__Host-/ : /^__Secure-/;
      const isTight = name.test(cookie) && /; ?Secure/i.test(cookie) && /HttpOnly/i.test(cookie);
      if (!isTight || /; ?Domain=/i.test(cookie)) findings.push(`${at} sets ${cookie}`);
    }
    if (!answer.headers.get('strict-transport-security')) {
      findings.push(`${at} does not insist on https`);
    }
  }
  return findings;
}

/** At the operator’s address and at the figures, in turn: they count as one. */
async function guessToken({ url }: StartedServer): Promise<string[]> {
  const statuses: number[] = [];
  for (let n = 0; n < MOST_TOKENS + 5; n += 1) {
    const isFigures = n % 2 === 1;
    const answer = await fetch(url + (isFigures ? '/metrics' : '/operator'), {
      method: isFigures ? 'GET' : 'POST',
      headers: { Authorization: `Bearer guess-${n}`, 'X-Forwarded-For': '192.0.2.9' },
      ...(isFigures ? {} : { body: '["settings","list"]' }),
    });
    await answer.text();
    statuses.push(answer.status);
  }
  const passed = statuses.filter((status) => status !== 429).length;
  const answered = statuses.filter((status) => status < 400).length;
  return [
    ...(passed === MOST_TOKENS ? [] : [`${passed} wrong tokens got through`]),
    ...(answered === 0 ? [] : ['a wrong token is answered']),
  ];
}

/** Somebody else in the network, while the product is only tried out: another address of this very machine. */
async function listenElsewhere({ databaseUrl }: Target): Promise<string[]> {
  const settings = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, HOST: '' };
  const server = await startServer({ name: 'development', settings });
  try {
    const findings: string[] = [];
    for (const url of [server.url, server.consoleUrl]) {
      if (await isHeard(url)) findings.push(`development listens to others at ${url}`);
    }
    return findings;
  } finally {
    await server.stop();
  }
}

async function isHeard(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.2');
  const heard = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  const isThere = await Promise.race([heard, delay(5_000, false)]);
  socket.destroy();
  return isThere;
}
