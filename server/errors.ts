import {
  type ErrorAnswer,
  type ErrorCode,
  errorStatus,
  type FieldProblem,
} from '../contract/errors.ts';

/** An expected "no", thrown by a verb and turned into an answer at one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: readonly FieldProblem[];

  constructor(code: ErrorCode, message: string, details: readonly FieldProblem[] = []) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function answerRefusal(refusal: Refusal, headers: Record<string, string> = {}): Response {
  const body: ErrorAnswer = {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details.length > 0 ? { details: [...refusal.details] } : {}),
    },
  };
  return Response.json(body, { status: errorStatus[refusal.code], headers });
}

export const notFound = (what: string) => new Refusal('not_found', `${what} does not exist.`);
