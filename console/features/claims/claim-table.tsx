import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskClaimLine } from '../../../contract/operate/claims.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { ListTable } from '../../shell/desk-list.tsx';
import { claimPath } from '../../shell/pages.ts';
import { Plate } from '../fleet/car-marks.tsx';
import { ClaimBadge } from './claim-badge.tsx';

/** Claims, a line each; the line as a whole leads to its page. */
export function ClaimTable({ claims }: { readonly claims: readonly DeskClaimLine[] }) {
  const { t } = useTranslation('claims');
  const { id: cityId, timeZone } = usePageCity();
  const nextOf = ({ group, answerBy, decideBy, madeAt }: DeskClaimLine) => {
    const at = { 'to-decide': decideBy, waiting: answerBy, unpaid: answerBy, over: madeAt }[group];
    return t(`list.next.${group}`, { at: moment(at ?? madeAt, timeZone) });
  };
  const columns = ['what', 'booking', 'renter', 'car', 'next', 'status', 'amount'] as const;
  return (
    <ListTable columns={columns.map((column) => t(`list.columns.${column}`))}>
      {claims.map((claim) => (
        <tr key={claim.id} className="relative border-t border-hair hover:bg-stone-50">
          <th scope="row" className="py-2.5 pr-4 text-left font-strong">
            <Link to={claimPath(cityId, claim)} className="after:absolute after:inset-0">
              {t(`kinds.${claim.kind}`)}
            </Link>
          </th>
          <td className="pr-4 tracking-wide">{claim.reference}</td>
          <td className="pr-4">{claim.renter}</td>
          <td className="pr-4">
            <span className="mr-2">{claim.car}</span>
            <Plate plate={claim.plate} />
          </td>
          <td className="pr-4">{nextOf(claim)}</td>
          <td className="pr-4">
            <ClaimBadge status={claim.status} />
          </td>
          <td className="text-right whitespace-nowrap">{formatMoney(claim.amount)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
