import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCompany } from '../../../contract/operate/catalogue-companies.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

/** Who books for the company, and who of them sees what it owes. */
export function CompanyPeople({ company }: { readonly company: DeskCompany }) {
  const { t } = useTranslation('companies');
  const [isOpen, setOpen] = useState(false);
  const { name, people } = company;
  return (
    <Card
      title={t('people.title')}
      action={
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('people.add')}
        </Button>
      }
    >
      {people.length === 0 && (
        <>
          <p className="font-strong">{t('people.none', { name })}</p>
          <p className="text-quiet">{t('people.noneText')}</p>
        </>
      )}
      <ul>
        {people.map((person) => (
          <PersonLine key={person.accountId} companyId={company.id} person={person} />
        ))}
      </ul>
      {isOpen && <PersonDialog company={company} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface PersonLineProps {
  readonly companyId: string;
  readonly person: DeskCompany['people'][number];
}

function PersonLine({ companyId: id, person }: PersonLineProps) {
  const { t } = useTranslation('companies');
  const { accountId, name, email, isAdministrator } = person;
  const act = useCatalogueVerb({ onDone: () => {} });
  const send = async (verb: () => Promise<unknown>, done: string) => {
    const problem = await act(verb, done);
    if (!problem) return;
    await showToast({ tone: 'error', title: problem.text, durationMs: toastsMs.accountSuccess });
  };
  const turn = isAdministrator ? 'lower' : 'raise';
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-hair py-1.5 first:border-t-0">
      <div className="mr-auto min-w-0">
        <p className="font-strong">{name}</p>
        <p className="text-xs text-quiet wrap-anywhere">
          {isAdministrator ? `${email} · ${t('people.administrator')}` : email}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={t(`people.${turn}Of`, { name })}
        onClick={() =>
          void send(
            () =>
              operateApi().setCompanyPerson({
                params: { id },
                body: { email, isAdministrator: !isAdministrator },
              }),
            t('people.changed', { name }),
          )
        }
      >
        {t(`people.${turn}`)}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('people.dropOf', { name })}
        onClick={() =>
          void send(
            () => operateApi().dropCompanyPerson({ params: { id, accountId } }),
            t('people.dropped', { name }),
          )
        }
      >
        {t('people.drop')}
      </Button>
    </li>
  );
}

interface PersonDialogProps {
  readonly company: DeskCompany;
  readonly onClose: () => void;
}

function PersonDialog({ company: { id, name }, onClose }: PersonDialogProps) {
  const { t } = useTranslation(['companies', 'catalogue']);
  const act = useCatalogueVerb({
    onDone: onClose,
    refusals: {
      not_found: { field: 'email', text: t('problems.noAccount') },
      person_of_other_company: { field: 'email', text: t('problems.other') },
    },
  });
  const { errorAt, ...form } = useForm(async (data) => {
    const email = textIn(data, 'email');
    if (!email.includes('@')) return { field: 'email', text: t('problems.email') };
    const body = { email, isAdministrator: data.get('administrator') === 'on' };
    return act(
      () => operateApi().setCompanyPerson({ params: { id }, body }),
      t('people.done', { email }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={t('people.addTitle', { name })}
      text={t('people.addText')}
      save={t('people.save')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('people.email')}
        error={errorAt('email')}
        autoComplete="off"
        maxLength={254}
      />
      <Switch name="administrator" label={t('people.administrator')} />
      <p className="-mt-3 text-xs text-quiet">{t('people.administratorHint')}</p>
    </FormDialog>
  );
}
