import '../claim-words.ts';
import { useTranslation } from 'react-i18next';
import { mostPapersInFile } from '../../../../domain/charges/paper-file.ts';
import { paperFile } from '../../../../i18n/en/paper-file.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { pathOf } from '../../../shell/pages.ts';
import { PaperColumns } from './paper-columns.tsx';
import { PaperLines } from './paper-lines.tsx';
import { type Papers, usePapers } from './use-papers.ts';

addWords('paperFile', paperFile);

export const handle = { permission: 'claims.make' } as const;

/** Tolls and fines that arrive weeks later, in one file. */
export function Component() {
  const { t } = useTranslation('claims');
  const { id: cityId } = usePageCity();
  const work = usePapers();
  const { chosen, doing, problem } = work;
  const counts = chosen?.preview.counts;
  const canSave = counts && counts.refused === 0 && counts.claimed > 0;
  return (
    <div className="desk-width py-8">
      <PageHead title={t('papers.title')} text={t('papers.text')}>
        <ButtonLink variant="quiet" to={pathOf('claims', cityId)}>
          {t('papers.cancel')}
        </ButtonLink>
        {chosen && canSave && (
          <Button waiting={doing !== null} onClick={() => void work.save(chosen)}>
            {t('papers.save', { count: counts.claimed })}
          </Button>
        )}
      </PageHead>
      <div className="grid gap-6">
        <div className="grid items-start gap-6 desk:grid-cols-2">
          <ChooseFile work={work} />
          <Card title={t('papers.how')}>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>{t('papers.rules.trip')}</li>
              <li>{t('papers.rules.time')}</li>
              <li>{t('papers.rules.notice')}</li>
              <li>{t('papers.rules.all')}</li>
            </ul>
          </Card>
        </div>
        <div role="status" className="empty:hidden">
          {doing && (
            <p className="flex items-center gap-3">
              <ShuttleLine className="w-16 text-route-live" />
              {t(`papers.${doing}`)}
            </p>
          )}
        </div>
        <FormProblem text={problem ?? undefined} />
        {chosen && (
          <>
            <PaperColumns work={work} chosen={chosen} />
            <PaperLines preview={chosen.preview} />
          </>
        )}
      </div>
    </div>
  );
}

function ChooseFile({ work: { chosen, doing, choose } }: { readonly work: Papers }) {
  const { t } = useTranslation('claims');
  return (
    <div className="rounded-card border border-hair bg-card px-6 py-5">
      <label className="relative grid min-h-36 cursor-pointer place-content-center justify-items-center gap-1 rounded-control border-[1.5px] border-dashed border-control p-6 text-center hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
        <Icon name="plus" className="size-5 stroke-2" />
        <span className="font-strong">
          {chosen ? t('papers.chooseAnother') : t('papers.choose')}
        </span>
        <span className="text-xs text-quiet">{t('papers.hint', { count: mostPapersInFile })}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={doing !== null}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void choose(file);
          }}
        />
      </label>
    </div>
  );
}
