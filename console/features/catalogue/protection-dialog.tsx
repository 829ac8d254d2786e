import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskProtection } from '../../../contract/operate/catalogue-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { OptionFields } from './option-fields.tsx';
import {
  draftOf,
  newOption,
  newProtectionDraft,
  optionsIn,
  optionsText,
  type ProtectionDraft,
  type ProtectionField,
  partOfDraft,
  problemIn,
  readDraft,
} from './protection-draft.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

const MOST_OPTIONS = 6;

interface ProtectionDialogProps {
  /** Null: a new one. */
  readonly protection: DeskProtection | null;
  /** What options can include. */
  readonly others: readonly DeskProtection[];
  readonly onClose: () => void;
}

export function ProtectionDialog({ protection, others, onClose }: ProtectionDialogProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const { id: cityId, currency } = usePageCity();
  const draft = protection ? draftOf(protection) : newProtectionDraft;
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit<ProtectionDraft>(
    draft,
    protection?.version ?? 0,
  );
  const { typed } = edit;
  const options = optionsIn(typed);
  const setOptions = (next: typeof options) => change({ options: optionsText(next) });
  // However often the same is sent, it is one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const act = useCatalogueVerb({
    onDone: onClose,
    onMeanwhile: (changed) => merge(partOfDraft(changed), Number(changed['version'])),
    refusals: { main_protection_taken: { text: t('protection.taken') } },
  });
  const nameOf = (field: ProtectionField | 'details') => t(`protection.${field}`, { currency });

  const { errorAt, ...form } = useForm(async () => {
    const problem = problemIn(typed);
    if (problem?.kind === 'onePicked') return { text: t('protection.onePicked') };
    if (problem) {
      const { field, kind, name } = problem;
      return {
        field,
        text: t(`catalogue:problems.${kind}`, { field: nameOf(name).toLowerCase() }),
      };
    }
    const written = readDraft(typed, currency);
    if (!protection) {
      const body = { cityId, ...written };
      return act(
        () => operateApi().addProtection({ body }, { idempotencyKey }),
        t('protection.added', { name: written.title }),
      );
    }
    const changed = changedIn(edit.before, typed);
    const changes = Object.fromEntries(changed.map((field) => [field, written[field]]));
    const body = { version, ...changes };
    return act(
      () => operateApi().editProtection({ params: { id: protection.id }, body }),
      t('protection.saved', { name: written.title }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={protection ? t('protection.edit', { name: protection.title }) : t('protection.add')}
      text={t('protection.text')}
      save={protection ? t('catalogue:save') : t('protection.saveNew')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={nameOf('title')}
        error={errorAt('title')}
        autoComplete="off"
        maxLength={60}
        value={typed.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        name="description"
        label={nameOf('description')}
        error={errorAt('description')}
        description={t('protection.descriptionHint')}
        maxLength={1_000}
        rows={4}
        value={typed.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      {options.length === 0 && (
        <TextField
          name="pricePerDay"
          label={nameOf('pricePerDay')}
          error={errorAt('pricePerDay')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.pricePerDay}
          onChange={({ target }) => change({ pricePerDay: target.value })}
        />
      )}
      <Switch
        label={nameOf('onSale')}
        checked={typed.onSale === 'true'}
        onChange={({ target }) => change({ onSale: String(target.checked) })}
      />
      <div>
        <h3 className="text-base">{t('protection.options')}</h3>
        <p className="text-xs text-quiet">{t('protection.optionsText')}</p>
      </div>
      {options.map((option, index) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place until it is saved
          key={index}
          index={index}
          option={option}
          others={others}
          errorAt={errorAt}
          onChange={(part) =>
            setOptions(options.map((one, at) => (at === index ? { ...one, ...part } : one)))
          }
          onSelect={() =>
            setOptions(options.map((one, at) => ({ ...one, selected: at === index })))
          }
          onDrop={() => setOptions(options.toSpliced(index, 1))}
        />
      ))}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button
            variant="quiet"
            onClick={() => setOptions([...options, newOption(options.length === 0)])}
          >
            <Icon name="plus" className="size-4 stroke-[2.4]" />
            {t('protection.addOption')}
          </Button>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {isMerged && (
          <ChangedMeanwhile
            edit={edit}
            nameOf={nameOf}
            sayOf={(field, value) => (field === 'options' ? t('protection.changedOptions') : value)}
            onTakeTheirs={takeTheirs}
          />
        )}
      </div>
    </FormDialog>
  );
}
