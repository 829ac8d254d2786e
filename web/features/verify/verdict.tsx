import { useTranslation } from 'react-i18next';
import type { PublicSeal, SealedFile } from '../../../contract/handovers.ts';
import { instantFromIso, toCityTime } from '../../../domain/city-time.ts';
import { formatDatedMoment } from '../../../domain/format-city-time.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { Check } from './use-checks.ts';

type Tone = 'yes' | 'paired' | 'no';
const styles: Readonly<Record<Tone, { readonly style: string; readonly icon: IconName }>> = {
  yes: { style: 'bg-moss-100 text-moss-600', icon: 'check' },
  paired: { style: 'bg-amber-100 text-amber-600', icon: 'warning' },
  no: { style: 'bg-error-100 text-error-600', icon: 'close' },
};

/** What was found about one file, in words; its colour says nothing that they do not. */
export function Verdict({ check }: { check: Check }) {
  const { tone, title, text } = useVerdictWords(check);
  const { style, icon } = styles[tone];
  return (
    <li
      className={classes(
        'grid grid-cols-[72px_1fr] items-center gap-x-4 gap-y-1 rounded-card p-4 text-sm tablet:grid-cols-[96px_1fr]',
        style,
      )}
    >
      {check.picture ? (
        <img
          src={check.picture}
          alt=""
          className="h-14 w-18 rounded-small object-cover tablet:row-span-2 tablet:h-21 tablet:w-24"
        />
      ) : (
        <span className="grid h-14 w-18 place-items-center tablet:row-span-2 tablet:h-21 tablet:w-24">
          <Icon name="paper" className="size-8 stroke-[1.6]" />
        </span>
      )}
      <h3 className="flex items-center gap-2 text-lg">
        <Icon name={icon} className="size-6 stroke-[2.6]" />
        {title}
      </h3>
      <p className="col-span-2 wrap-anywhere figures tablet:col-span-1">{text}</p>
    </li>
  );
}

interface VerdictWords {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

function useVerdictWords({ name, code, result }: Check): VerdictWords {
  const { t } = useTranslation('verify');
  const matchWords = useMatchWords();
  if (result.kind === 'answered') {
    const { said } = result;
    if (said.result === 'matches' && said.seal) {
      const text = matchWords(name, said.seal, said.photograph);
      const ofCode = code ? '' : ` ${t('matches.ofCode', { code: said.seal.code })}`;
      return { tone: 'yes', title: t('matches.title'), text: text + ofCode };
    }
    if (said.result === 'paired' && said.seal) {
      const { kind, code: other } = said.seal;
      const text = t(`paired.${kind}`, { name, code: other });
      return { tone: 'paired', title: t('paired.title'), text };
    }
    const text = code ? t('none.text', { name }) : t('none.anySeal', { name });
    return { tone: 'no', title: t('none.title'), text };
  }
  if (result.kind === 'tooMany') {
    return { tone: 'paired', title: t('failed.title'), text: t('failed.tooMany') };
  }
  const tone = result.kind === 'failed' ? 'paired' : 'no';
  return { tone, title: t(`${result.kind}.title`), text: t(`${result.kind}.text`, { name }) };
}

function useMatchWords() {
  const { t } = useTranslation('verify');
  return (name: string, seal: PublicSeal, photograph: SealedFile['photograph']): string => {
    const when = formatDatedMoment(toCityTime(instantFromIso(seal.sealedAt), seal.timeZone));
    if (!photograph) return t('matches.signature', { name, when });
    const { subject, of } = photograph;
    const view = handoverViews.find((one) => one === of);
    if (subject === 'view' && view) {
      const number = handoverViews.indexOf(view) + 1;
      const count = handoverViews.length;
      return t('matches.view', {
        name,
        number,
        count,
        view: t(`views.${view}`).toLowerCase(),
        when,
      });
    }
    const what = subject === 'view' || subject === 'mark' ? 'mark' : subject;
    const said =
      what === 'mark' ? t('subjects.mark', { number: '' }).trim() : t(`subjects.${what}`);
    return t('matches.other', { name, what: said.toLowerCase(), when });
  };
}
