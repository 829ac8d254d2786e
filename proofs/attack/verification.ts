import { Me } from '../../contract/accounts.ts';
import { StartedInquiry } from '../../contract/documents.ts';
import { rentableCars } from '../../server/testing/rentals/trips.ts';
import { openBrowsers } from './browsers.ts';
import { openFindings } from './findings.ts';
import type { Target } from './target.ts';
import { findVictim, type Victim } from './victim.ts';

/** Neither is the shape of an inquiry's id at Persona. */
const misshapen = ['', 'inq_', '../inquiries', 'itmpl_1', 'inq_a/b', `inq_${'a'.repeat(90)}`];
const selfMade = [
  { birthdate: '1970-01-01' },
  { licenceVerified: true },
  { identityVerified: true },
];

/** Becoming verified by another's check, and staying it as another person. */
export async function attackVerification(target: Target): Promise<string[]> {
  const { findings, expected } = openFindings();
  const browser = openBrowsers(target);
  const isVerified = async ({ renter: { cookie } }: Victim) => {
    const answer = await fetch(`${target.url}/api/me`, { headers: { cookie } });
    const { licenceVerified, identityVerified } = Me.parse(await answer.json());
    return licenceVerified || identityVerified;
  };
  const change = async (body: object, { renter }: Victim) =>
    (await browser.patch('/api/me', body, renter.cookie)).status;
  /** Answers how the request ended, or with which status it was refused. */
  const validate = async (renter: Victim, checkId: string, inquiryId: string) => {
    const body = { action: 'approve', inquiryId };
    const asked = await renter.post(`/api/me/documents/${checkId}/validations`, body);
    if (asked.status !== 202) return asked.status;
    return (await renter.ended(asked.document.id ?? '')).status;
  };

  const renamed = await findVictim(target);
  expected(await isVerified(renamed), true, 'the renter is verified to begin with');
  for (const body of selfMade) {
    expected(await change(body, renamed), 422, `changing ${JSON.stringify(body)} oneself`);
  }
  expected(await change({ name: 'Somebody Else' }, renamed), 200, 'taking another name');
  expected(await isVerified(renamed), false, 'verified under another name');
  expected(await bookingOf(target, renamed), 'licence_not_verified', 'booking under that name');

  const [thief, owner] = [await unverified(target), await unverified(target)];
  const [own, others] = [await startCheck(thief), await startCheck(owner)];
  await approveAtProvider(target, others.inquiryId);
  for (const id of misshapen) {
    expected(await validate(thief, own.checkId, id), 422, `the inquiry “${id.slice(0, 20)}”`);
  }
  for (const [id, what] of [
    [others.inquiryId, 'another’s inquiry'],
    ['inq_unheard_of', 'nobody’s inquiry'],
  ] as const) {
    expected(await validate(thief, own.checkId, id), 'failure', what);
  }
  const { checkId, inquiryId } = others;
  expected(await validate(thief, checkId, inquiryId), 404, 'another’s check');
  expected(await isVerified(thief), false, 'verified by another’s check');

  expected(await validate(owner, checkId, inquiryId), 'accepted', 'the owner’s own check');
  expected(await isVerified(owner), true, 'the owner by their own check');

  await approveAtProvider(target, own.inquiryId);
  await change({ name: 'Yet Another Person' }, thief);
  expected(await validate(thief, own.checkId, own.inquiryId), 'failure', 'a check of an old name');
  expected(await isVerified(thief), false, 'verified by a check of an old name');
  console.log(`${misshapen.length + 5} inquiries, ${selfMade.length + 2} changes`);
  return findings;
}

async function unverified(target: Target): Promise<Victim> {
  const victim = await findVictim(target);
  await target.database.pool.query(
    'UPDATE users SET licence_verified = false, identity_verified = false WHERE id = $1',
    [victim.renter.userId],
  );
  return victim;
}

async function startCheck(victim: Victim) {
  const { document } = await victim.post('/api/me/documents', {});
  const { result } = await victim.ended(document.id ?? '');
  const { documentRequestId, inquiryId } = StartedInquiry.parse(result);
  return { checkId: documentRequestId, inquiryId: inquiryId ?? '' };
}

/** As if its renter had shown good documents to the provider, which has not told us yet. */
const approveAtProvider = ({ database }: Target, inquiryId: string) =>
  database.pool.query(
    `UPDATE simulator.inquiries
     SET status = 'approved', fields = '{"birthdate":"1980-01-01"}' WHERE id = $1`,
    [inquiryId],
  );

/** The code of the refusal, or the status when there was none. */
async function bookingOf({ database }: Target, victim: Victim): Promise<string | number> {
  const day = (days: number) => `${Temporal.Now.plainDateISO('UTC').add({ days })}T10:00:00Z`;
  for (const car of await rentableCars(database, 5)) {
    const quoted = await victim.quote(car, { startsAt: day(150), endsAt: day(153) });
    if (!quoted.document.id) continue; // not free at that time
    const { status, document } = await victim.book(quoted.document.id);
    return document.error?.code ?? status;
  }
  throw new Error('no car is free');
}
