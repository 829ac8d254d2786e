import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { runOnServer } from '../../../server/testing/postgres-server.ts';
import type { Answer } from '../../../server/testing/rentals/client.ts';
import { patientSend } from './patient-send.ts';
import { until } from './until.ts';
import { clientOf, type Scene } from './world.ts';

/** What somebody asks before a part disappears; the answer is given while it is gone. */
export interface Question {
  /** Done while all is well; answers what is to be done when the part is gone: true is as it should be. */
  prepare(scene: Scene): Promise<() => Promise<boolean>>;
}

const OUTCOME_SECONDS = 60;

/** A session made on any node is one on every node. */
const staysSignedIn: Question = {
  async prepare(scene) {
    const me = async () => {
      const { status, document } = await clientOf(scene, scene.renter).get('/api/me');
      return status === 200 && JSON.stringify(document).includes(scene.renter.userId);
    };
    const before = await me();
    return async () => before && (await me());
  },
};

/**
 * The booking is sent off and the part disappears while it is under way. It gets its outcome, once;
 * whoever watches on a node that stays hears of it; and its renter no longer finds the car.
 */
function booking() {
  let sent: Promise<Answer> | null = null;
  let watched: Promise<readonly string[]> | null = null;
  const outcome: Question = {
    async prepare(scene) {
      const client = clientOf(scene, scene.renter);
      const quote = await client.quote(scene.car, scene.times);
      sent = client.book(quote.document.id ?? '', randomUUID());
      // As soon as it is taken, not when its outcome is known.
      watched = sent.then(({ document }) => watchOnAll(scene, document.id ?? ''));
      watched.catch(() => {}); // asked about below
      await delay(scene.index * 3); // each part goes at another moment
      return async () => {
        const { status, document } = (await sent) as Answer;
        if (status !== 202) return false;
        const isOver = async () => {
          const { document: request } = await client.request(document.id ?? '');
          return request.status === 'accepted';
        };
        const { rows } = await scene.database.pool.query(
          'SELECT FROM bookings WHERE user_id = $1',
          [scene.renter.userId],
        );
        return rows.length === 1 && (await until(OUTCOME_SECONDS, isOver));
      };
    },
  };
  const watchers: Question = {
    async prepare() {
      return async () => {
        const heard = (await watched) ?? [];
        return heard.length > 0 && heard.every((text) => text.includes('"status":"accepted"'));
      };
    },
  };
  const seesIt: Question = {
    async prepare(scene) {
      const { startsAt, endsAt } = scene.times;
      const lists = async (cookie?: string) => {
        const found: string[] = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const query = new URLSearchParams({
            city: 'lisbon',
            from: startsAt,
            to: endsAt,
            size: '50',
            page: String(page),
          });
          const answer = await patientSend(scene.cluster.url)(`/api/assets?${query}`, {
            ...(cookie && { headers: { cookie } }),
          });
          const list = (await answer.json()) as { pages: number; cars: { id: string }[] };
          pages = list.pages;
          found.push(...list.cars.map(({ id }) => id));
        }
        return found;
      };
      const wasThere = (await lists()).includes(scene.car);
      const goOn = await pauseJobs(scene);
      return async () => {
        await sent;
        const isSeen = !(await lists(scene.renter.cookie)).includes(scene.car);
        await goOn();
        return wasThere && isSeen;
      };
    },
  };
  return { outcome, watchers, seesIt };
}

/** Everything that is sent by the web nodes that stay; a stream ends with the outcome. */
function watchOnAll({ staying, renter }: Scene, requestId: string): Promise<readonly string[]> {
  const headers = { cookie: renter.cookie };
  return Promise.all(
    staying.map(async ({ url }) =>
      (await fetch(`${url}/api/requests/${requestId}/events`, { headers })).text(),
    ),
  );
}

/** The replica hears of nothing new until it may go on, unless it is the one that disappears. */
async function pauseJobs({ cluster, gone }: Scene): Promise<() => Promise<void>> {
  if (gone === cluster.replica) return async () => {};
  const signal = (order: 'pause' | 'resume') =>
    runOnServer(cluster.replica.url, `SELECT pg_wal_replay_${order}()`);
  await signal('pause');
  return () => signal('resume');
}

/** Counted in the database, so that it matters neither where the guesses arrive nor who has gone. */
const limitHolds: Question = {
  async prepare(scene) {
    const { nodes } = scene.cluster;
    const guess = async (url: string) => {
      const answer = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: scene.cluster.url,
          'X-Forwarded-For': `192.0.2.${scene.index + 1}`, // as a balancer would say
        },
        body: JSON.stringify({ email: `guessed-${scene.index}@example.org`, password: 'a guess' }),
      });
      await answer.text();
      return answer.status;
    };
    const before = await Promise.all(
      [nodes['web-1'], nodes['web-2'], nodes['web-1'], nodes['web-2'], nodes['web-1']].map(
        ({ url }) => guess(url),
      ),
    );
    return async () => {
      const urls = scene.staying.map(({ url }) => url);
      const after = await Promise.all(
        Array.from({ length: 12 }, (_, index) => guess(urls[index % urls.length] ?? '')),
      );
      const statuses = [...before, ...after];
      const passed = statuses.filter((status) => status === 401).length;
      return passed === 10 && statuses.filter((status) => status === 429).length === 7;
    };
  },
};

/** A hold lapses ten minutes later, by the schedule that all workers share: once. */
const scheduleGoesOn: Question = {
  async prepare(scene) {
    const { clock, database } = scene;
    const held = await clientOf(scene, scene.holder).hold(scene.heldCar, scene.times);
    const releases = async () => {
      const { rows } = await database.pool.query(
        'SELECT FROM witness.releases WHERE hold_id = $1',
        [held.document.id],
      );
      return rows.length;
    };
    return async () => {
      await clock.moveTo(clock.now().add({ minutes: 11 }));
      const isReleased = await until(OUTCOME_SECONDS, async () => (await releases()) > 0);
      return isReleased && (await emailsWereSentOnce(scene)) && (await releases()) === 1;
    };
  },
};

/** The confirmation of the booking, too, is work that either worker may do, and only one does. */
async function emailsWereSentOnce({ database, renter }: Scene): Promise<boolean> {
  const recipient = `${renter.userId}@crowd.example`;
  const count = async (table: string, more = '') => {
    const { rows } = await database.pool.query(
      `SELECT FROM ${table} WHERE recipient = $1 ${more}`,
      [recipient],
    );
    return rows.length;
  };
  const areSent = async () =>
    (await count('outgoing_mail')) > 0 &&
    (await count('outgoing_mail', `AND status <> 'sent'`)) === 0;
  if (!(await until(OUTCOME_SECONDS, areSent))) return false;
  return (await count('simulator.sent_mail')) === (await count('outgoing_mail'));
}

/** Through the balancer, and without asking twice unless it is the balancer that is gone. */
const searchAnswers: Question = {
  async prepare({ cluster, gone, times }) {
    const query = new URLSearchParams({ city: 'lisbon', from: times.startsAt, to: times.endsAt });
    const ask = gone === cluster.balancer ? patientSend(cluster.url) : plainSend(cluster.url);
    const paths = [`/api/assets?${query}`, '/api/cities', '/'];
    return async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        for (const path of paths) if ((await ask(path, {})).status !== 200) return false;
      }
      return true;
    };
  },
};

const plainSend = (url: string) => async (path: string, init: RequestInit) => {
  const answer = await fetch(new URL(path, url), init);
  await answer.text();
  return answer;
};

/** New for each disappearance; asked in this order, the booking last, so that it is under way. */
export function allQuestions() {
  const { outcome, watchers, seesIt } = booking();
  return {
    'signed in': staysSignedIn,
    'search answers': searchAnswers,
    'limit holds': limitHolds,
    'own booking seen': seesIt,
    'booking ends': outcome,
    'events heard': watchers,
    'schedule, once': scheduleGoesOn,
  } satisfies Record<string, Question>;
}

export type QuestionName = keyof ReturnType<typeof allQuestions>;
