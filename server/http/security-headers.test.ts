import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, securityHeaders } from './security-headers.ts';

const simulated = { provider: 'simulator', elsewhere: null, simulated: [] } as const;
const identity = { provider: 'simulator', elsewhere: null } as const;
const production = {
  hotReload: false,
  port: 3000,
  mapStyleUrl: null,
  payments: simulated,
  identity,
  mail: {
    provider: 'smtp',
    url: 'smtp://mail.example',
    requiresTls: true,
    from: 'Handover <hello@handover.example>',
  },
} as const;
const persona = {
  provider: 'persona',
  apiUrl: 'https://api.withpersona.com/api/v1',
  apiKey: 'persona_1',
  templateId: 'itmpl_1',
  webhookSecret: 'wbhsec_1',
  environment: 'sandbox',
} as const;

describe('the content security policy', () => {
  it('lets only our own files and the scripts of this answer run', () => {
    const policy = contentSecurityPolicy(production)({ nonce: 'abc' });
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('opens to the host of a hosted map, and to nothing else', () => {
    const policy = contentSecurityPolicy({
      ...production,
      mapStyleUrl: 'https://maps.example/style.json',
    })({ nonce: 'abc' });
    expect(policy).toContain("connect-src 'self' https://maps.example;");
  });

  it('opens to Stripe where Stripe is asked, and names none of its keys', () => {
    const keys = { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_1' };
    const account = { name: 'main', currencies: [], ...keys };
    const payments = { provider: 'stripe', accounts: [account] } as const;
    const policy = contentSecurityPolicy({ ...production, payments })({ nonce: 'abc' });
    expect(policy).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
    expect(policy).not.toMatch(/sk_|pk_|whsec_/);
    expect(contentSecurityPolicy(production)({ nonce: 'abc' })).not.toContain('stripe');
  });

  it('opens to the frame of Persona where Persona is asked, and never to its scripts', () => {
    const policy = contentSecurityPolicy({ ...production, identity: persona })({ nonce: 'abc' });
    expect(policy).toContain("frame-src 'self' https://*.withpersona.com;");
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toMatch(/persona_1|wbhsec_/);
    expect(contentSecurityPolicy(production)({ nonce: 'abc' })).not.toMatch(
      /persona|style-src 'self' 'unsafe/,
    );
  });

  it('shows the emails of the simulated mailbox as documents of their own, and none elsewhere', () => {
    const mail = { provider: 'simulator' } as const;
    const policy = contentSecurityPolicy({ ...production, mail })({ nonce: 'abc' });
    expect(policy).toContain("frame-src 'self' blob:;");
    expect(contentSecurityPolicy(production)({ nonce: 'abc' })).toContain("frame-src 'self';");
  });

  it('lets no text become markup or a script but by the policy of the page', () => {
    const policy = contentSecurityPolicy(production)({ nonce: 'abc' });
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
    for (const foreign of [{ mapStyleUrl: 'https://maps.example/s.json' }, { identity: persona }]) {
      const open = contentSecurityPolicy({ ...production, ...foreign })({ nonce: 'abc' });
      expect(open).not.toContain('trusted-types');
    }
  });

  it('has what it stops reported to us', () => {
    const policy = contentSecurityPolicy(production)({ nonce: 'abc' });
    expect(policy).toContain('report-uri /api/policy-reports; report-to policy');
    expect(securityHeaders({ publicUrl: null, identity })).toMatchObject({
      'Reporting-Endpoints': 'policy="/api/policy-reports"',
    });
  });

  it('opens a web socket to itself alone, and only for hot reload', () => {
    expect(contentSecurityPolicy(production)({ nonce: 'abc' })).not.toContain('ws:');
    const policy = contentSecurityPolicy({ ...production, hotReload: true })({ nonce: 'abc' });
    expect(policy).toContain("connect-src 'self' ws://localhost:3000 ws://127.0.0.1:3000;");
  });

  it('knows the scripts of a page for everyone by what they say', () => {
    const policy = contentSecurityPolicy(production)({ hashes: ["'sha256-a'", "'sha256-b'"] });
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
  });

  it('never uses a nonce twice', () => {
    expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100);
  });
});

it('asks browsers to insist on TLS only where the product is served by it', () => {
  expect(securityHeaders({ publicUrl: null, identity })).not.toHaveProperty(
    'Strict-Transport-Security',
  );
  expect(securityHeaders({ publicUrl: 'https://handover.example', identity })).toHaveProperty(
    'Strict-Transport-Security',
  );
});

it('lends the camera to Persona only where Persona checks', () => {
  const policyOf = (one: typeof identity | typeof persona) =>
    securityHeaders({ publicUrl: null, identity: one })['Permissions-Policy'];
  expect(policyOf(identity)).toContain('camera=(self),');
  expect(policyOf(persona)).toContain('camera=(self "https://*.withpersona.com"),');
});
