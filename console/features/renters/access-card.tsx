import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay } from '../../shell/desk-data.ts';
import { rolesWith } from '../../shell/roles-with.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Verb = 'disabling' | 'enabling' | 'ending' | 'clearing';

/** Whether they can log in, and where they are. */
export function AccessCard({ renter }: { readonly renter: DeskRenter }) {
  const { t } = useTranslation(['renters', 'desk']);
  const mayEdit = useMay('renters.edit');
  const [open, setOpen] = useState<Verb | null>(null);
  const { sessions, factors, isDisabled, isGone } = renter;
  return (
    <Card title={t('access.title')}>
      <p>{t('access.sessions', { count: sessions })}</p>
      <p className="mb-4 text-quiet">
        {factors.length > 0
          ? t('access.factors', { factors: factors.map((kind) => t(`access.kinds.${kind}`)) })
          : t('access.noFactors')}
      </p>
      {!mayEdit && (
        <p className="text-xs text-quiet">
          {t('access.role', {
            roles: rolesWith('renters.edit').map((role) => t(`desk:roles.${role}`)),
          })}
        </p>
      )}
      {mayEdit && !isGone && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isDisabled ? 'outline' : 'danger'}
            onClick={() => setOpen(isDisabled ? 'enabling' : 'disabling')}
          >
            {t(isDisabled ? 'access.enable' : 'access.disable')}
          </Button>
          {sessions > 0 && (
            <Button variant="outline" onClick={() => setOpen('ending')}>
              {t('access.endSessions')}
            </Button>
          )}
          {factors.length > 0 && (
            <Button variant="outline" onClick={() => setOpen('clearing')}>
              {t('access.clearFactors')}
            </Button>
          )}
        </div>
      )}
      {open && <AccessDialog verb={open} renter={renter} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface AccessDialogProps {
  readonly verb: Verb;
  readonly renter: DeskRenter;
  readonly onClose: () => void;
}

function AccessDialog({ verb, renter: { id, name }, onClose }: AccessDialogProps) {
  const { t } = useTranslation('renters');
  const params = { id };
  const sends: Readonly<Record<Verb, (reason: string) => Promise<unknown>>> = {
    disabling: (reason) => operateApi().disableRenter({ params, body: { reason } }),
    enabling: (reason) => operateApi().enableRenter({ params, body: { reason } }),
    ending: () => operateApi().endRenterSessions({ params }),
    clearing: (reason) => operateApi().clearRenterFactors({ params, body: { reason } }),
  };
  return (
    <ReasonDialog
      title={t(`${verb}.title`)}
      text={t(`${verb}.text`, { name })}
      save={t(`${verb}.save`)}
      keep={t(`${verb}.keep`)}
      done={t(`${verb}.done`, { name })}
      isDangerous={verb === 'disabling'}
      hasReason={verb !== 'ending'}
      send={sends[verb]}
      onClose={onClose}
    />
  );
}
