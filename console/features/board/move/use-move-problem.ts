import { useTranslation } from 'react-i18next';
import { board } from '../../../../i18n/en/console/board.ts';
import { useRefusal } from '../../../form/use-refusal.ts';

type Code = keyof typeof board.problems;
const codes = Object.keys(board.problems) as Code[];

/** Why a move was not made. */
export function useMoveProblem() {
  const { t } = useTranslation('board');
  return useRefusal(
    Object.fromEntries(codes.map((code) => [code, { text: t(`problems.${code}`) }])),
  );
}
