import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import type { Auth } from './accounts/auth.ts';
import { carryOverSessions } from './accounts/carry-over-sessions.ts';
import { mountAuth } from './accounts/mount-auth.ts';
import { accountRoutes } from './accounts/routes.ts';
import { bookingLimits } from './bookings/limits.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { showReads } from './catalogue/show-reads.ts';
import { isDatabaseAway } from './db/database-away.ts';
import type { Deps } from './deps.ts';
import { documentRoutes } from './documents/routes.ts';
import { answerRefusal, awayForNow, notFound, Refusal } from './errors.ts';
import { buildApi } from './http/api.ts';
import { renderApiDocs } from './http/api-docs.ts';
import { refuseLargeBody } from './http/body-size.ts';
import { clientAddress } from './http/client-address.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { Handlers } from './http/handlers.ts';
import { mountHealth } from './http/health.ts';
import type { Limits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { describeApi, writtenApi } from './http/openapi.ts';
import { answeringTo } from './http/origin-of-request.ts';
import { buildPages, type Pages } from './http/pages.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { contentSecurityPolicy, createNonce, securityHeaders } from './http/security-headers.ts';
import { mountSecurityTxt } from './http/security-txt.ts';
import { serveStatic } from './http/static-files.ts';
import type { Log } from './log.ts';
import { mountOperator } from './operator/mount-operator.ts';
import { placeLimits } from './places/limits.ts';
import { placeRoutes } from './places/routes.ts';
import { limitUploads, profileLimits } from './profile/limits.ts';
import { profileRoutes } from './profile/routes.ts';
import { mountWidget } from './providers/identity/mount-widget.ts';
import { mountSentMail } from './providers/mail/simulator/mount-sent-mail.ts';
import { mountCardEntry } from './providers/payments/mount-card-entry.ts';
import { quoteLimits } from './quotes/limits.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { mountPolicyReports } from './security/mount-policy-reports.ts';
import { settingsRoutes } from './settings/routes.ts';
import { mountSim } from './sim/mount-sim.ts';
import { statementRoutes } from './statements/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import { mountWebhooks } from './webhooks/mount-webhooks.ts';

export interface AppOptions {
  readonly auth: Auth;
  /** Null: this node only answers the API (tests, workers). */
  readonly pages: Pages | null;
  readonly staticFolders: readonly string[];
}

/** The whole product as a function from request to answer; tests call it without a socket. */
export async function buildApp(deps: Deps, options: AppOptions) {
  const { config, log } = deps;
  const app = new Hono();
  const metrics = createMetrics();
  showReads(metrics.registry, deps.searchReads);
  const alwaysSent = securityHeaders(config);
  const policy = contentSecurityPolicy(config);

  app.use(async (context, next) => {
    const began = performance.now();
    const requestId = acceptedRequestId(context.req.header('x-request-id')) ?? randomUUID();
    const origin = {
      requestId,
      address: clientAddress(context, config),
      device: context.req.header('user-agent') ?? null,
    };
    await answeringTo(origin, next);
    const headers = { ...alwaysSent, 'X-Request-Id': requestId };
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    const seconds = (performance.now() - began) / 1000;
    const { status } = context.res;
    const { method } = context.req;
    // Of whoever answered; the last that matches is always the catch-all of the pages.
    const route = routePath(context);
    metrics.observe({ method, route, status, seconds });
    log.info({ requestId, method, route, status, ms: Math.round(seconds * 1000) }, 'answered');
  });

  app.use(refuseMalformed, refuseCrossSite(config));
  mountHealth(app, deps, metrics);
  mountSecurityTxt(app, config);
  mountOperator(app, deps);
  mountSentMail(app, deps);
  mountCardEntry(app, deps);
  limitUploads(app, deps);
  mountWidget(app, deps);
  mountSim(app, deps);

  app.use(compress());
  for (const folder of options.staticFolders) app.use(await serveStatic(folder));

  app.use(carryOverSessions(options.auth, config.previousSessionSecret));

  app.get('/api/openapi.json', (context) =>
    context.body(writtenApi(), 200, { 'Content-Type': 'application/json' }),
  );
  app.get('/api/docs', (context) => {
    const nonce = createNonce();
    context.header('Content-Security-Policy', policy({ nonce }));
    return context.html(renderApiDocs(describeApi(), nonce));
  });
  const api = new Hono();
  api.onError((error) => answerError(error, log));
  api.route('/', mountAuth(options.auth, deps));
  api.route('/', mountWebhooks(deps));
  api.route('/', mountPolicyReports(deps));
  api.route('/', buildApi(deps, handlersFor(deps), limitsFor(deps)));
  app.use('/api/*', refuseLargeBody);
  app.route('/', api);

  if (options.pages) app.route('/', buildPages(options.pages, api, config));

  app.notFound(() => answerRefusal(notFound('This address')));
  app.onError((error) => answerError(error, log));
  return app;
}

function handlersFor(deps: Deps): Handlers {
  return {
    ...settingsRoutes(deps),
    ...accountRoutes(deps),
    ...profileRoutes(deps),
    ...documentRoutes(deps),
    ...catalogueRoutes(deps),
    ...placeRoutes(deps),
    ...quoteRoutes(deps),
    ...requestRoutes(deps),
    ...bookingRoutes(deps),
    ...walletRoutes(deps),
    ...statementRoutes(deps),
  };
}

/** Signing in has its own, beside its addresses. */
function limitsFor(deps: Deps): Limits {
  return {
    ...profileLimits(deps),
    ...placeLimits(deps),
    ...quoteLimits(deps),
    ...bookingLimits(deps),
  };
}

function answerError(error: unknown, log: Log): Response {
  if (error instanceof Refusal) return answerRefusal(error);
  // Whoever asked is gone, in the middle of their own words.
  if (error instanceof Error && error.message === 'aborted') {
    return answerRefusal(new Refusal('malformed_request', 'The request was not sent to its end.'));
  }
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'the database is away');
    return answerRefusal(awayForNow());
  }
  log.error({ err: error }, 'unexpected error');
  return answerRefusal(new Refusal('internal', 'Something went wrong on our side.'));
}

/** A proxy's id is kept so that both logs can be read together; anything odd is replaced. */
function acceptedRequestId(given: string | undefined): string | null {
  return given && /^[\w-]{8,64}$/.test(given) ? given : null;
}
