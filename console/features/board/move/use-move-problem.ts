import { useTranslation } from 'react-i18next';
import { board } from '../../../../i18n/en/console/board.ts';
import { useOwnRefusal } from '../../../form/use-refusal.ts';

/** Why a move was not made. */
export function useMoveProblem() {
  const { t } = useTranslation('board');
  return useOwnRefusal(board.problems, (code) => t(`problems.${code}`));
}
