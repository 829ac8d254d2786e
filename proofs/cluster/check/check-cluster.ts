import type { Member } from '../member.ts';
import type { Cluster } from '../start-cluster.ts';
import { auditBooks } from './audit-books.ts';
import { allQuestions, type QuestionName } from './questions.ts';
import { replicaIsUsed } from './replica-is-used.ts';
import { until } from './until.ts';
import { openWorld, type Scene } from './world.ts';

const BACK_SECONDS = 60;
const names = Object.keys(allQuestions()) as QuestionName[];
const columns = ['what disappears', ...names, 'back'];

/** Takes every part away in turn and looks whether anybody notices; prints a table. */
export async function checkCluster(
  cluster: Cluster,
  say: (line: string) => void,
): Promise<boolean> {
  const parts: readonly Member[] = [
    ...Object.values(cluster.nodes),
    cluster.balancer,
    cluster.replica,
  ];
  const world = await openWorld(cluster, parts.length);
  let isWell = await until(BACK_SECONDS, () => replicaIsUsed(cluster, true));
  if (!isWell) say('NO  searches are not read from the replica to begin with');
  if (await isOperatorLetIn(cluster)) {
    isWell = false;
    say('NO  the balancer lets operators in');
  }
  if (!(await isConsoleOpen(cluster))) {
    isWell = false;
    say('NO  the console does not answer through the balancer, or answers as the renters’ site');
  }
  try {
    say(line(columns));
    for (const [index, part] of parts.entries()) {
      const answers = await checkWithout(world.scene(index, part));
      isWell &&= answers.every(Boolean);
      say(line([part.name, ...answers.map((isSo) => (isSo ? 'yes' : 'NO'))]));
    }
    const problems = await auditBooks(world);
    for (const problem of problems) say(problem);
    isWell &&= problems.length === 0;
    say(problems.length === 0 ? 'The books agree.' : 'The books do NOT agree.');
  } finally {
    await world.close();
  }
  return isWell;
}

/** From outside, even with the right token. */
async function isOperatorLetIn({ url, operatorToken }: Cluster): Promise<boolean> {
  const headers = { Authorization: `Bearer ${operatorToken}` };
  const body = JSON.stringify(['settings', 'list']);
  return (await fetch(`${url}/operator`, { method: 'POST', headers, body })).ok;
}

/** The page, and its own API, which the renters' origin does not have. */
async function isConsoleOpen({ url, consoleUrl }: Cluster): Promise<boolean> {
  const asked = [`${consoleUrl}/log-in`, `${consoleUrl}/api/operate/me`, `${url}/api/operate/me`];
  const statuses = await Promise.all(asked.map(async (one) => (await fetch(one)).status));
  return statuses.join() === '200,401,404';
}

/** Answers in the order of the columns. */
async function checkWithout(scene: Scene): Promise<readonly boolean[]> {
  const { cluster, gone } = scene;
  const questions = allQuestions();
  const waiting = new Map<QuestionName, () => Promise<boolean>>();
  // The booking goes off last, so that the part is gone while it is under way.
  const order = names.toSorted(
    (a, b) => Number(a === 'booking ends') - Number(b === 'booking ends'),
  );
  for (const name of order) waiting.set(name, await questions[name].prepare(scene));

  const going = gone.disappear();
  // A balancer that is gone is one that is restarted: nobody can ask anything without it.
  if (gone === cluster.balancer) await going.then(() => gone.comeBack());
  else await going;
  const answers: boolean[] = [];
  for (const name of names)
    answers.push(
      (await waiting
        .get(name)?.()
        .catch(() => false)) ?? false,
    );

  const isNoticed =
    gone !== cluster.replica || (await until(5, () => replicaIsUsed(cluster, false)));
  await gone.comeBack();
  const isBack = await until(BACK_SECONDS, () => replicaIsUsed(cluster, true));
  return [...answers, isNoticed && isBack];
}

const line = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd((columns[index] ?? '').length)).join('  ');
