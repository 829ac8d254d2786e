import { useTranslation } from 'react-i18next';
import { Select } from '../../../../../ui/select.tsx';
import type { DocumentRole, SampleId } from './call-simulator.ts';
import { PictureField } from './picture-field.tsx';
import type { Check } from './use-check.ts';

const sampleIds: readonly SampleId[] = ['good', 'expired', 'young', 'renamed'];

interface DocumentSourceProps {
  readonly document: DocumentRole;
  readonly check: Check;
}

/** A picture of one's own document, or one made for trying. */
export function DocumentSource({ document, check }: DocumentSourceProps) {
  const { t } = useTranslation('identityCheck');
  return (
    <div className="grid gap-4">
      <PictureField
        label={t(`picture.${document}`)}
        picture={check.pictures[document]}
        upload={(file) => check.upload(document, file)}
        onReceived={(url) => check.keepPicture(document, url)}
      />
      <p className="flex items-center gap-3 text-xs text-quiet before:h-px before:flex-1 before:bg-hair after:h-px after:flex-1 after:bg-hair">
        {t('or')}
      </p>
      <Select
        label={t('sample.label')}
        placeholder={t('sample.none')}
        options={sampleIds.map((id) => ({ id, label: t(`sample.${id}`) }))}
        value={check.sampleIds[document] ?? null}
        onChange={(id) => check.fillIn(document, id)}
      />
    </div>
  );
}
