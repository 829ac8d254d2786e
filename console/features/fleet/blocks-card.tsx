import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Block, FleetCar } from '../../../contract/operate/fleet.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { isToBlock } from '../../shell/pages.ts';
import { BlockDialog } from './block-dialog.tsx';
import { EndBlock } from './end-block.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { WhoCould } from './who-could.tsx';

/** Times that are taken without a booking. */
export function BlocksCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'carActions']);
  const { blocks } = car;
  const mayBlock = useMay('fleet.block');
  const { hash } = useLocation();
  const [open, setOpen] = useState<Block | 'new' | null>(
    mayBlock && isToBlock(hash) ? 'new' : null,
  );
  const { timeZone } = usePageCity();
  return (
    <Card
      title={t('blocks.title')}
      action={
        mayBlock && (
          <Button variant="outline" onClick={() => setOpen('new')}>
            {t('carActions:block.open')}
          </Button>
        )
      }
    >
      <WhoCould needs="fleet.block" />
      {blocks.length === 0 && <NothingYet title={t('blocks.none')} text={t('blocks.noneText')} />}
      <ul className="divide-y divide-hair figures">
        {blocks.map((block) => {
          const [from, to] = [moment(block.startsAt, timeZone), moment(block.endsAt, timeZone)];
          const time = t('blocks.time', { from, to });
          return (
            <li key={block.id} className="flex items-center justify-between gap-4 py-2">
              <div>
                <p className="font-strong">{t(`blocks.${block.reason}`)}</p>
                {block.note && <p className="text-xs text-quiet wrap-anywhere">{block.note}</p>}
                <p>{time}</p>
              </div>
              {mayBlock && (
                <div className="flex gap-4">
                  <Button
                    variant="link"
                    aria-label={t('carActions:block.moveOf', {
                      reason: t(`blocks.${block.reason}`),
                      time,
                    })}
                    onClick={() => setOpen(block)}
                  >
                    {t('carActions:block.move')}
                  </Button>
                  <EndBlock block={block} time={time} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {open && (
        <BlockDialog
          car={car}
          {...(open === 'new' ? {} : { block: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
