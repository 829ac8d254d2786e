import { ErrorAnswer } from '../../contract/errors.ts';
import { describedRoutes, refusalsAt } from '../http/openapi.ts';

const known = Object.entries(describedRoutes).map(([name, route]) => ({
  name,
  route,
  path: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  refusals: new Set<string>(refusalsAt(route)),
}));

/** Whatever a test asks the API: an answer that its document does not name is a defect of one of the two. */
export async function requireDocumented(method: string, path: string, answer: Response) {
  const operation = known.find((one) => one.route.method === method && one.path.test(path));
  if (!operation) return;
  const { name, route, refusals } = operation;
  if (answer.ok) {
    if (answer.status !== route.answer.status) throw undocumented(name, answer.status);
    if (!('media' in route && route.media)) route.answer.schema.parse(await jsonOf(answer));
    return;
  }
  const { code } = ErrorAnswer.parse(await jsonOf(answer)).error;
  if (!refusals.has(code)) throw undocumented(name, code);
}

/** Compressed where it was asked for: nobody has opened it for a test. */
async function jsonOf(answer: Response): Promise<unknown> {
  const isZipped = answer.headers.get('content-encoding') === 'gzip';
  const { body } = answer.clone();
  const plain = isZipped && body ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  return new Response(plain).json();
}

const undocumented = (name: string, what: string | number) =>
  new Error(`The document of the API does not say that ${name} may answer ${what}.`);
