import { useTranslation } from 'react-i18next';
import type { PublicSeal } from '../../../contract/handovers.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatDatedMoment } from '../../../domain/format-city-time.ts';
import { SealStamp } from '../../../ui/handover/seal-stamp.tsx';
import { inGroups } from './in-groups.ts';

/** What a seal is of; nothing of whose it is. */
export function PublicSealCard({ seal }: { seal: PublicSeal }) {
  const { t } = useTranslation('verify');
  const { kind, city, code, photographs, marks, hasReadings, isSigned, addition } = seal;
  const momentAt = (at: string) => formatDatedMoment(toCityTime(instantFromIso(at), seal.timeZone));
  const when = momentAt(seal.sealedAt);
  const words = [t(`stamp.${kind}`), city, when].join(' · ').toUpperCase();
  const things = [
    t('seal.photos', { count: photographs }),
    t('seal.marks', { count: marks }),
    hasReadings ? t('seal.readings') : '',
    isSigned ? t('seal.signed') : t('seal.unsigned'),
  ];
  return (
    <section
      aria-label={t('seal.title')}
      className="grid justify-items-center gap-1 rounded-sheet bg-night px-4 py-6 text-center text-on-night"
    >
      <SealStamp words={`${words} · `} />
      <p className="title mt-1 text-2xl whitespace-nowrap figures">{code}</p>
      <p className="text-sm text-inverse-quiet figures">
        {t('seal.list', {
          kind: t(`seal.${kind}`, { city }),
          things: things.filter(Boolean).join(', '),
        })}
      </p>
      <p className="text-sm text-inverse-quiet figures">{when}</p>
      {addition && (
        <p className="mt-2 max-w-[24rem] text-sm text-inverse-quiet figures">
          {t('seal.addition', { code: addition.code, when: momentAt(addition.addedAt) })}{' '}
          {t('seal.fingerprint', { digest: inGroups(addition.digest) })}
        </p>
      )}
      <p className="mt-2 max-w-[24rem] text-xs wrap-anywhere text-inverse-quiet figures">
        {t('seal.fingerprint', { digest: inGroups(seal.digest) })}
      </p>
      <p className="max-w-[24rem] text-xs text-inverse-quiet">{t('seal.compare')}</p>
    </section>
  );
}
