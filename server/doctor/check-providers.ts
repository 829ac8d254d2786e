import { box } from '../../domain/service-area.ts';
import type { AccountPlan, KeyedAccount } from '../choose-payment-accounts.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createMapboxGeocoder } from '../providers/geocoding/mapbox.ts';
import { createPhotonGeocoder } from '../providers/geocoding/photon.ts';
import type { SearchedCity } from '../providers/geocoding/port.ts';
import { createPersona } from '../providers/identity/persona.ts';
import { greetMailServer } from '../providers/mail/greet-mail-server.ts';
import { createStripeAccount } from '../providers/payments/stripe.ts';
import { webhookNameOf } from '../providers/payments/webhook-name.ts';
import { openStorage } from '../providers/storage/open-storage.ts';
import { textWebhookUrl } from '../providers/texts/open-texts.ts';
import { createTwilio } from '../providers/texts/twilio.ts';
import { type Finding, found, right, wrong } from './finding.ts';

/** Asks each provider something harmless that needs its key. */
export async function checkProviders(config: Config): Promise<Finding[]> {
  return [
    ...(await checkPayments(config)),
    ...(await checkIdentity(config)),
    await checkAddresses(config),
    ...(await checkMail(config)),
    ...(await checkTexts(config)),
    await checkFiles(config),
    ...(await checkMapStyle(config)),
  ];
}

async function checkPayments({ payments, isProduction }: Config): Promise<Finding[]> {
  if (payments.provider === 'stripe') {
    const found: Finding[] = [];
    for (const account of payments.accounts) {
      found.push(...(await checkAccount(account, 'Stripe')), checkMode(account, isProduction));
    }
    return found;
  }
  if (!payments.elsewhere) return [right('payments', 'simulated, in the node itself')];
  const { url, accounts } = payments.elsewhere;
  const found: Finding[] = [];
  for (const account of accounts) {
    found.push(...(await checkAccount({ ...account, url }, 'the simulator')));
  }
  return found;
}

async function checkAccount(
  account: KeyedAccount & { readonly url?: string },
  whose: string,
): Promise<Finding[]> {
  const reached = await found(`payments${ofCurrency(account)}`, async () => {
    const { listPayments } = createStripeAccount({ ...account, now: systemClock.now });
    await listPayments(systemClock.now())[Symbol.asyncIterator]().next();
    return `${whose} accepts the key`;
  }, [account.secretKey, account.webhookSecret]);
  const address = webhookNameOf(account);
  const secret = `the secret is set${account.name === 'main' ? '' : ` for /api/webhooks/${address}`}`;
  return [reached, right(`payments webhook${ofCurrency(account)}`, secret)];
}

/** The main account is called by no name: most have no other. */
const ofCurrency = ({ name }: AccountPlan) => (name === 'main' ? '' : ` ${name.toUpperCase()}`);

/** Keys of the test mode charge nobody; keys of two modes charge nobody either, but later. */
function checkMode(keys: KeyedAccount, isProduction: boolean): Finding {
  const what = `payments keys${ofCurrency(keys)}`;
  const isLive = /^[sr]k_live_/.test(keys.secretKey);
  if (isLive !== keys.publishableKey.startsWith('pk_live_')) {
    return wrong(what, 'one is of the live mode, the other of the test mode');
  }
  if (isProduction && !isLive) return wrong(what, 'test mode, in production');
  return right(what, isLive ? 'live mode' : 'test mode');
}

async function checkIdentity({ identity, isProduction }: Config): Promise<Finding[]> {
  if (identity.provider === 'simulator') {
    const where = identity.elsewhere ? 'in a process of its own' : 'in the node itself';
    return [right('identity checks', `simulated, ${where}`)];
  }
  const reached = await found('identity checks', async () => {
    // There is no such inquiry: whoever may ask is told so, whoever may not is refused.
    await createPersona({ ...identity, clock: systemClock }).readInquiry('inq_doctor');
    return 'Persona accepts the key';
  }, [identity.apiKey, identity.webhookSecret]);
  const isSandbox = isProduction && identity.environment === 'sandbox';
  return [
    reached,
    right('identity webhook', 'the secret is set'),
    isSandbox
      ? wrong('identity environment', 'sandbox, in production')
      : right('identity environment', identity.environment),
  ];
}

/** What is found there does not matter, only that there is an answer. */
const anywhere: SearchedCity = {
  id: 'greenwich',
  name: 'Greenwich',
  countryCode: 'GB',
  bounds: box(51.47, -0.02, 51.49, 0.01),
};

/** Asked of the vendor alone: the product would get an answer in any case. */
async function checkAddresses({ addresses }: Config): Promise<Finding> {
  if (addresses.provider === 'simulator') {
    return right('addresses', 'embedded gazetteer of three cities, invented streets elsewhere');
  }
  const isMapbox = addresses.provider === 'mapbox';
  return found('addresses', async () => {
    const geocoder = isMapbox ? createMapboxGeocoder(addresses) : createPhotonGeocoder(addresses);
    await geocoder.search({ city: anywhere, text: 'Park Row' });
    return isMapbox ? 'Mapbox accepts the token' : 'Photon answers';
  }, [isMapbox ? addresses.token : addresses.url]);
}

async function checkMail({ mail }: Config): Promise<Finding[]> {
  if (mail.provider === 'simulator') return [right('mail', 'simulated: shown, never sent')];
  return [
    await found('mail', async () => {
      await greetMailServer(mail);
      return 'the server greets and accepts the sign-in';
    }, [mail.url]),
  ];
}

async function checkTexts({ texts, publicUrl }: Config): Promise<Finding[]> {
  if (texts.provider === 'none') return [right('texts', 'none: renters are told by email')];
  if (texts.provider === 'simulator') return [right('texts', 'simulated: shown, never sent')];
  const webhookUrl = textWebhookUrl(publicUrl ?? '');
  const secrets = [texts.authToken, ...(texts.apiKey ? [texts.apiKey.secret] : [])];
  return [
    await found(
      'texts',
      async () => {
        await createTwilio({ ...texts, webhookUrl }).checkKey();
        return 'Twilio accepts the key';
      },
      secrets,
    ),
    right('texts webhook', `set up ${webhookUrl} at Twilio`),
  ];
}

/** Stored again and again under one name: a key may be allowed to read and not to write, or the reverse. */
const trial = { name: 'doctor-trial.txt', bytes: new TextEncoder().encode('Can be taken away.') };

async function checkFiles(config: Config): Promise<Finding> {
  const { storage } = config;
  if (storage.provider === 'folder') return right('files', 'in the data folder');
  return found('files', async () => {
    const files = openStorage(config, systemClock.now);
    await files.put(trial.name, trial.bytes, 'text/plain');
    if (!(await files.get(trial.name))) throw new Error('does not give back what it has taken');
    return `the bucket ${storage.bucket} takes and gives files`;
  }, [storage.accessKeyId, storage.secretAccessKey]);
}

async function checkMapStyle({ mapStyleUrl }: Config): Promise<Finding[]> {
  if (!mapStyleUrl) return [right('map style', 'our own city maps')];
  return [
    await found('map style', async () => {
      const answer = await fetch(mapStyleUrl, { signal: AbortSignal.timeout(5_000) });
      if (!answer.ok) throw new Error(`answers ${answer.status}`);
      const style = (await answer.json()) as { readonly version?: unknown };
      if (style.version !== 8) throw new Error('is no MapLibre style of version 8');
      return 'answers with a style';
    }),
  ];
}
