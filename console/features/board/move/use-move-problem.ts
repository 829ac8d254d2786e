import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../contract/client.ts';
import { board } from '../../../../i18n/en/console/board.ts';
import type { Problem } from '../../../form/use-form.ts';
import { useRefusal } from '../../../form/use-refusal.ts';

type Own = keyof typeof board.problems;
const isOwn = (code: string): code is Own => Object.hasOwn(board.problems, code);

/** Why a move was not made. */
export function useMoveProblem() {
  const { t } = useTranslation('board');
  const shared = useRefusal();
  return (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : '';
    return isOwn(code) ? { text: t(`problems.${code}`) } : shared(error);
  };
}
