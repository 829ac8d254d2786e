import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { operateRoutes } from '../contract/operate/routes.ts';
import type { Auth } from './accounts/auth-library.ts';
import { carryOverSessions } from './accounts/carry-over-sessions.ts';
import { mountAuth } from './accounts/mount-auth.ts';
import { mountPhotographs } from './catalogue/mount-photographs.ts';
import type { Deps } from './deps.ts';
import { answerRefusal, notFound } from './errors.ts';
import { answerError } from './http/answer-error.ts';
import { buildApi } from './http/api.ts';
import { mountApiDocument } from './http/api-document.ts';
import { refuseLargeBody } from './http/body-size.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { mountHealth } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { observeAnswers } from './http/observe-answers.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { boardRoutes } from './operate/board/routes.ts';
import { bookingRoutes } from './operate/bookings/routes.ts';
import { catalogueRoutes } from './operate/catalogue/routes.ts';
import { cityLimits } from './operate/cities/limits.ts';
import { citiesRoutes } from './operate/cities/routes.ts';
import { claimRoutes } from './operate/claims/routes.ts';
import { doctorRoutes } from './operate/doctor/routes.ts';
import { driveLimits } from './operate/drive/limits.ts';
import { driveRoutes } from './operate/drive/routes.ts';
import { evidenceRoutes } from './operate/evidence/routes.ts';
import { fleetRoutes } from './operate/fleet/routes.ts';
import { consoleHeaders, consolePolicy } from './operate/http/console-headers.ts';
import { mountConsolePages } from './operate/http/console-pages.ts';
import type { OperateHandlers } from './operate/http/handlers.ts';
import { describeOperateApi } from './operate/http/openapi.ts';
import { requireAccess } from './operate/http/require-permission.ts';
import { jobRoutes } from './operate/jobs/routes.ts';
import { phoneBookingRoutes } from './operate/phone-bookings/routes.ts';
import { renterRoutes } from './operate/renters/routes.ts';
import { repairRoutes } from './operate/repairs/routes.ts';
import { staffAuthPaths } from './operate/staff/auth-paths.ts';
import { staffRoutes } from './operate/staff/routes.ts';
import { staffRealm } from './operate/staff/staff-realm.ts';
import { todayRoutes } from './operate/today/routes.ts';
import { mountMetrics } from './operator/mount-metrics.ts';
import { mountPolicyReports } from './security/mount-policy-reports.ts';

interface ConsoleOptions {
  readonly staffAuth: Auth;
  /** Of the console's build; null: this node only answers its API (tests). */
  readonly pagesFolder: string | null;
}

/** The second application, at an address of its own: what staff work with. */
export async function buildConsole(deps: Deps, { staffAuth, pagesFolder }: ConsoleOptions) {
  const { config, log } = deps;
  const app = new Hono();
  const metrics = createMetrics();
  const policy = consolePolicy(config);

  app.use(observeAnswers(deps, { metrics, alwaysSent: consoleHeaders(config) }));
  app.use(refuseMalformed, refuseCrossSite({ publicUrl: config.console?.publicUrl ?? null }));
  mountHealth(app, deps);
  mountMetrics(app, deps, metrics);
  app.use(compress());
  app.use(carryOverSessions(staffAuth, config.previousSessionSecret));

  const document = { json: '/api/operate/openapi.json', page: '/api/operate/docs' };
  mountApiDocument(app, document, { read: describeOperateApi, policy });
  const api = new Hono();
  api.onError((error) => answerError(error, log));
  api.route('/', mountAuth({ auth: staffAuth, realm: staffRealm, paths: staffAuthPaths }, deps));
  api.route('/', mountPolicyReports(deps));
  const served = {
    routes: operateRoutes,
    handlers: handlersFor(deps),
    limits: { ...driveLimits(deps), ...cityLimits(deps) },
    asking: async (headers: Headers) => ({
      caller: await deps.staffSessions.callerOf(headers),
      cookies: [],
    }),
    admit: requireAccess,
  };
  api.route('/', buildApi(deps, served));
  app.use('/api/*', refuseLargeBody);
  app.route('/', api);

  mountPhotographs(app, deps.storage);
  if (pagesFolder) await mountConsolePages(app, pagesFolder, policy);
  app.notFound(() => answerRefusal(notFound('This address')));
  app.onError((error) => answerError(error, log));
  return app;
}

function handlersFor(deps: Deps): OperateHandlers {
  return {
    ...staffRoutes(deps),
    ...fleetRoutes(deps),
    ...catalogueRoutes(deps),
    ...citiesRoutes(deps),
    ...bookingRoutes(deps),
    ...claimRoutes(deps),
    ...phoneBookingRoutes(deps),
    ...boardRoutes(deps),
    ...repairRoutes(deps),
    ...renterRoutes(deps),
    ...jobRoutes(deps),
    ...driveRoutes(deps),
    ...evidenceRoutes(deps),
    ...doctorRoutes(deps),
    ...todayRoutes(deps),
  };
}
