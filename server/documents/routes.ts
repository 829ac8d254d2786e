import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { getDocuments } from './get-documents.ts';
import { removeDocuments } from './remove-documents.ts';
import { requestValidation } from './request-validation.ts';
import { startDocuments } from './start-documents.ts';

type DocumentHandlers = Pick<
  Handlers,
  'getDocuments' | 'startDocuments' | 'removeDocuments' | 'validateDocuments'
>;

export function documentRoutes({ database, settings, jobs, clock }: Deps): DocumentHandlers {
  const isEnabled = () => settings.current().document_validation_config.documentValidationEnabled;
  const requireEnabled = () => {
    if (!isEnabled()) {
      throw new Refusal('feature_disabled', 'Identity checks are switched off at the moment.');
    }
  };
  return {
    getDocuments: ({ caller }) => getDocuments(database.kysely, caller.userId, isEnabled()),
    async startDocuments({ tx, caller }) {
      requireEnabled();
      return startDocuments(tx, jobs, caller.userId, clock.now());
    },
    async removeDocuments({ tx, caller }) {
      requireEnabled();
      await removeDocuments(tx, jobs, caller.userId, clock.now());
      return {};
    },
    async validateDocuments({ tx, caller, params, body }) {
      requireEnabled();
      return requestValidation(tx, jobs, {
        documentRequestId: params.id,
        userId: caller.userId,
        validation: body,
        now: clock.now(),
      });
    },
  };
}
