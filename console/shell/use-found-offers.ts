import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { operateApi } from '../api/operate-api.ts';
import { useMay } from './desk-data.ts';
import type { FinderGroup } from './finder-entries.ts';
import { type CataloguePart, companyPath, partPath } from './pages.ts';
import { useReadOnce } from './use-read-once.ts';

/** Companies and what the catalogue holds, each read once when the finder opens: there are few of them. */
export function useFoundOffers(cityId: string) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const maySee = useMay('catalogue.read');
  const query = { city: cityId };
  const companies = useReadOnce(
    useMay('companies.edit'),
    async () => (await operateApi().listCompanies()).companies,
  );
  const codes = useReadOnce(
    maySee,
    async () => (await operateApi().listDeskPromoCodes({ query })).promoCodes,
  );
  const extras = useReadOnce(
    maySee,
    async () => (await operateApi().listDeskExtras({ query })).extras,
  );
  const protection = useReadOnce(
    maySee,
    async () => (await operateApi().listProtection({ query })).protection,
  );
  const settings = useReadOnce(maySee, readSettingTitles);
  const toPart = (part: CataloguePart) => ({
    note: t(`catalogue.${part}`),
    run: () => void navigate(partPath(part, cityId)),
  });
  const groups: readonly FinderGroup[] = [
    {
      id: 'companies',
      title: t('catalogue.companies'),
      entries: companies.found.map(({ id, name, vat }) => ({
        id: `company-${id}`,
        label: name,
        note: vat,
        run: () => void navigate(companyPath(cityId, id)),
      })),
    },
    {
      id: 'catalogue',
      title: t('pages.catalogue'),
      entries: [
        ...codes.found.map(({ id, code }) => ({
          id: `code-${id}`,
          label: code,
          ...toPart('promo-codes'),
        })),
        ...extras.found.map(({ id, label }) => ({
          id: `extra-${id}`,
          label,
          ...toPart('extras'),
        })),
        ...protection.found.map(({ id, title }) => ({
          id: `protection-${id}`,
          label: title,
          ...toPart('protection'),
        })),
        ...settings.found.map(({ id, title }) => ({
          id: `setting-${id}`,
          label: title,
          ...toPart('settings'),
        })),
      ],
    },
  ];
  const all = [companies, codes, extras, protection, settings];
  return {
    groups,
    isReading: all.some(({ isReading }) => isReading),
    hasFailed: all.some(({ hasFailed }) => hasFailed),
  };
}

/** Their words are for one page and the finder: the desk does not carry them everywhere. */
async function readSettingTitles() {
  const { settings } = await import('../../i18n/en/console/settings.ts');
  return Object.entries(settings.rows).map(([id, { title }]) => ({ id, title }));
}
