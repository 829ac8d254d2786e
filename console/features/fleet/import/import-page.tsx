import '../fleet-words.ts';
import { useTranslation } from 'react-i18next';
import { operateOperations } from '../../../../contract/operate/operations.ts';
import { mostCarsInFile } from '../../../../domain/fleet/car-file.ts';
import { carFile } from '../../../../i18n/en/car-file.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { Card } from '../../../../ui/card.tsx';
import { ChooseCsv } from '../../../form/csv/choose-csv.tsx';
import { CsvStatus } from '../../../form/csv/csv-status.tsx';
import { usePageCity, usePageDistanceUnit } from '../../../shell/desk-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { pathOf } from '../../../shell/pages.ts';
import { ColumnMatches } from './column-matches.tsx';
import { ImportLines } from './import-lines.tsx';
import { type Import, useImport } from './use-import.ts';

addWords('carFile', carFile);

export const handle = { permission: 'fleet.edit' } as const;

export function Component() {
  const { t } = useTranslation(['carImport', 'carForm']);
  const { id: cityId } = usePageCity();
  const work = useImport();
  const { chosen, problem, doing } = work;
  const isBusy = doing !== null;
  return (
    <div className="desk-width py-8">
      <PageHead title={t('title')} text={t('text')}>
        <ButtonLink variant="quiet" to={pathOf('fleet', cityId)}>
          {t('carForm:cancel')}
        </ButtonLink>
        {chosen && <SaveButton work={work} chosen={chosen} isBusy={isBusy} />}
      </PageHead>
      <div className="grid gap-6">
        <div className="grid items-start gap-6 desk:grid-cols-2">
          <ChooseFile work={work} />
          <Rules />
        </div>
        <CsvStatus doing={doing && t(doing.what, { file: doing.file })} problem={problem} />
        {chosen && (
          <>
            <ColumnMatches work={work} chosen={chosen} />
            <ImportLines key={chosen.idempotencyKey} chosen={chosen} />
          </>
        )}
      </div>
    </div>
  );
}

interface SaveButtonProps {
  readonly work: Import;
  readonly chosen: NonNullable<Import['chosen']>;
  readonly isBusy: boolean;
}

/** There is nothing to press while a row is wrong, or while no car would change. */
function SaveButton({ work, chosen, isBusy }: SaveButtonProps) {
  const { t } = useTranslation('carImport');
  const { added, changed, refused } = chosen.preview.counts;
  const count = added + changed;
  if (refused > 0 || count === 0) return null;
  return (
    <Button waiting={isBusy} onClick={() => void work.save(chosen)}>
      {t('save', { count })}
    </Button>
  );
}

function ChooseFile({ work: { chosen, doing, choose } }: { readonly work: Import }) {
  const { t } = useTranslation('carImport');
  return (
    <ChooseCsv
      text={chosen ? t('chooseAnother') : t('choose')}
      hint={t('hint', { count: mostCarsInFile })}
      isBusy={doing !== null}
      onChoose={(file) => void choose(file)}
    >
      <p className="mt-3">
        <a
          href={operateOperations.getCarFileTemplate.path}
          download
          className={buttonStyle({ variant: 'link' })}
        >
          {t('template')}
        </a>
      </p>
    </ChooseCsv>
  );
}

function Rules() {
  const { t } = useTranslation(['carImport', 'fleet']);
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  return (
    <Card title={t('how')}>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t('rules.known')}</li>
        <li>{t('rules.columns')}</li>
        <li>{t('rules.odometer', { unit })}</li>
        <li>{t('rules.all')}</li>
      </ul>
    </Card>
  );
}
