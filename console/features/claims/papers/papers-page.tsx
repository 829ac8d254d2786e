import '../claim-words.ts';
import { useTranslation } from 'react-i18next';
import { mostPapersInFile, paperFields } from '../../../../domain/charges/paper-file.ts';
import { paperFile } from '../../../../i18n/en/paper-file.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ChooseCsv } from '../../../form/csv/choose-csv.tsx';
import { ColumnSelects } from '../../../form/csv/column-selects.tsx';
import { CsvStatus } from '../../../form/csv/csv-status.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { pathOf } from '../../../shell/pages.ts';
import { PaperLines } from './paper-lines.tsx';
import { usePapers } from './use-papers.ts';

addWords('paperFile', paperFile);

export const handle = { permission: 'claims.make' } as const;

/** Tolls and fines that arrive weeks later, in one file. */
export function Component() {
  const { t } = useTranslation(['claims', 'paperFile']);
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
          <ChooseCsv
            text={chosen ? t('papers.chooseAnother') : t('papers.choose')}
            hint={t('papers.hint', { count: mostPapersInFile })}
            isBusy={doing !== null}
            onChoose={(file) => void work.choose(file)}
          />
          <Card title={t('papers.how')}>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>{t('papers.rules.trip')}</li>
              <li>{t('papers.rules.time')}</li>
              <li>{t('papers.rules.notice')}</li>
              <li>{t('papers.rules.all')}</li>
            </ul>
          </Card>
        </div>
        <CsvStatus doing={doing && t(`papers.${doing.what}`)} problem={problem} />
        {chosen && (
          <>
            <Card title={t('papers.columns')}>
              <div className="grid grid-cols-2 gap-4 desk:grid-cols-6">
                <ColumnSelects
                  columns={chosen.preview.columns}
                  fields={paperFields}
                  nameOf={(field) => t(`paperFile:columns.${field}`)}
                  labelOf={(header) => header}
                  ignored={t('papers.ignored')}
                  onMatch={(at, field) => void work.match(chosen, at, field)}
                />
              </div>
            </Card>
            <PaperLines preview={chosen.preview} />
          </>
        )}
      </div>
    </div>
  );
}
