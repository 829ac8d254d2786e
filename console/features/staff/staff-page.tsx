import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { audit } from '../../../i18n/en/console/audit.ts';
import { staff } from '../../../i18n/en/console/staff.ts';
import { addWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { personIn } from '../../shell/pages.ts';
import { rolesWith } from '../../shell/roles-with.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { AuditLog } from './audit-log.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { People } from './people.tsx';
import { RoleTable } from './role-table.tsx';

addWords('staff', staff);
addWords('audit', audit);

export const handle = { permission: 'staff.read' } as const;

export const loader = () => whenLoggedIn(operateApi().listStaff());

export function Component() {
  const { t } = useTranslation(['staff', 'audit', 'desk']);
  const { items } = useLoaderData<typeof loader>();
  const mayInvite = useMay('staff.invite');
  const mayReadLog = useMay('audit.read');
  const [search, setSearch] = useSearchParams();
  const foundId = personIn(search);
  const rolesFor = (permission: Permission) =>
    rolesWith(permission).map((role) => t(`desk:roles.${role}`));
  return (
    <div className="desk-width py-8">
      <PageHead title={t('title')} text={t('count', { count: items.length })}>
        {mayInvite && (
          <Button onClick={() => setSearch({ invite: '' })}>
            <Icon name="plus" className="size-4 stroke-[2.4]" />
            {t('invite.action')}
          </Button>
        )}
      </PageHead>
      {!mayInvite && (
        <p className="mb-6 text-quiet">{t('readOnly', { roles: rolesFor('staff.invite') })}</p>
      )}
      <div className="grid items-start gap-6 vast:grid-cols-2">
        <People key={foundId} people={items} foundId={foundId} />
        <RoleTable />
      </div>
      {mayReadLog ? (
        <AuditLog people={items} />
      ) : (
        <p className="mt-6 text-quiet">{t('audit:forbidden', { roles: rolesFor('audit.read') })}</p>
      )}
      {search.has('invite') && mayInvite && <InviteDialog onClose={() => setSearch({})} />}
    </div>
  );
}
