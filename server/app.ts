import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { routes } from '../contract/routes.ts';
import type { Auth } from './accounts/auth-library.ts';
import { authPaths } from './accounts/auth-paths.ts';
import { carryOverSessions } from './accounts/carry-over-sessions.ts';
import { mountAuth } from './accounts/mount-auth.ts';
import { renters } from './accounts/realm.ts';
import { accountRoutes } from './accounts/routes.ts';
import { bookingLimits } from './bookings/limits.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { mountPhotographs } from './catalogue/mount-photographs.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { showReads } from './catalogue/show-reads.ts';
import type { Deps } from './deps.ts';
import { documentRoutes } from './documents/routes.ts';
import { answerRefusal, notFound } from './errors.ts';
import { handoverLimits } from './handovers/limits.ts';
import { measureHandovers } from './handovers/measure-handovers.ts';
import { handoverRoutes } from './handovers/routes.ts';
import { answerError } from './http/answer-error.ts';
import { buildApi } from './http/api.ts';
import { mountApiDocument } from './http/api-document.ts';
import { refuseLargeBody } from './http/body-size.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { Handlers } from './http/handlers.ts';
import { mountHealth } from './http/health.ts';
import type { Limits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { observeAnswers } from './http/observe-answers.ts';
import { describeApi } from './http/openapi.ts';
import { buildPages, type Pages } from './http/pages.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { mountSecurityTxt } from './http/security-txt.ts';
import { serveStatic } from './http/static-files.ts';
import { mountMetrics } from './operator/mount-metrics.ts';
import { mountOperator } from './operator/mount-operator.ts';
import { placeLimits } from './places/limits.ts';
import { placeRoutes } from './places/routes.ts';
import { limitUploads, profileLimits } from './profile/limits.ts';
import { profileRoutes } from './profile/routes.ts';
import { mountWidget } from './providers/identity/mount-widget.ts';
import { mountCardEntry } from './providers/payments/mount-card-entry.ts';
import { quoteLimits } from './quotes/limits.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { mountPolicyReports } from './security/mount-policy-reports.ts';
import { settingsRoutes } from './settings/routes.ts';
import { mountSentMail } from './sim/mount-sent-mail.ts';
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
  const policy = contentSecurityPolicy(config);

  app.use(observeAnswers(deps, { metrics, alwaysSent: securityHeaders(config) }));
  app.use(refuseMalformed, refuseCrossSite(config));
  measureHandovers(metrics.registry, deps);
  mountHealth(app, deps);
  mountMetrics(app, deps, metrics);
  mountSecurityTxt(app, config);
  mountOperator(app, deps);
  mountSentMail(app, deps);
  mountCardEntry(app, deps);
  limitUploads(app, deps);
  mountWidget(app, deps);
  mountSim(app, deps);

  app.use(compress());
  for (const folder of options.staticFolders) app.use(await serveStatic(folder));
  mountPhotographs(app, deps.storage);

  app.use(carryOverSessions(options.auth, config.previousSessionSecret));

  const document = { json: '/api/openapi.json', page: '/api/docs' };
  mountApiDocument(app, document, { read: describeApi, policy });
  const api = new Hono();
  api.onError((error) => answerError(error, log));
  api.route('/', mountAuth({ auth: options.auth, realm: renters, paths: authPaths }, deps));
  api.route('/', mountWebhooks(deps));
  api.route('/', mountPolicyReports(deps));
  const served = {
    routes,
    handlers: handlersFor(deps),
    limits: limitsFor(deps),
    asking: deps.sessions.asking,
  };
  api.route('/', buildApi(deps, served));
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
    ...handoverRoutes(deps),
  };
}

/** Signing in has its own, beside its addresses. */
function limitsFor(deps: Deps): Limits {
  return {
    ...profileLimits(deps),
    ...placeLimits(deps),
    ...quoteLimits(deps),
    ...bookingLimits(deps),
    ...handoverLimits(deps),
  };
}
