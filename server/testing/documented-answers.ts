import { ErrorAnswer, errorStatus } from '../../contract/errors.ts';
import { type DescribedRoute, mayBeKnown, refusalsAt } from '../http/describe-routes.ts';
import { describedRoutes } from '../http/openapi.ts';
import { describedOperateRoutes } from '../operate/http/openapi.ts';

type Check = (method: string, path: string, answer: Response) => Promise<void>;

/** Whatever a test asks an API: an answer that its document does not name is a defect of one of the two. */
function documentedBy(routes: Readonly<Record<string, DescribedRoute>>): Check {
  const known = Object.entries(routes).map(([name, route]) => ({
    name,
    route,
    path: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    refusals: new Set<string>(refusalsAt(route)),
  }));
  return async (method, path, answer) => {
    const operation = known.find((one) => one.route.method === method && one.path.test(path));
    if (!operation) return;
    const { name, route, refusals } = operation;
    if (answer.status === 304 && mayBeKnown(route)) return;
    if (answer.ok) {
      if (answer.status !== route.answer.status) throw undocumented(name, answer.status);
      if (route.media) return;
      const said = await jsonOf(answer);
      const more = beyond(said, route.answer.schema.parse(said));
      if (more) throw undocumented(name, `with ${more}`);
      return;
    }
    const { code } = ErrorAnswer.parse(await jsonOf(answer)).error;
    if (!refusals.has(code)) throw undocumented(name, code);
    if (answer.status !== errorStatus[code]) throw undocumented(name, `${answer.status} ${code}`);
  };
}

export const requireDocumented = documentedBy(describedRoutes);
export const requireDocumentedByConsole = documentedBy(describedOperateRoutes);

/** Where an answer says more than its shape has: the shape has left it out. */
function beyond(said: unknown, documented: unknown, at = 'answer'): string | null {
  if (typeof said !== 'object' || said === null) return null;
  const known = Object(documented) as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(said)) {
    if (!(key in known)) return `${at}.${key}`;
    const inner = beyond(value, known[key], `${at}.${key}`);
    if (inner) return inner;
  }
  return null;
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
