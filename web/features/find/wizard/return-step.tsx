import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { AddressBox } from '../../trip/address/address-box.tsx';
import type { AddressValue } from '../../trip/address/use-address-box.ts';
import { returnTo, returnToDelivery } from '../../trip/state/return-option.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { StepFoot } from './step-foot.tsx';

interface ReturnStepProps {
  readonly city: SearchCity;
  readonly search: SearchState;
  readonly onChange: (search: SearchState) => void;
  readonly onConfirm: () => void;
}

export function ReturnStep({ city, search, onChange, onConfirm }: ReturnStepProps) {
  const { t } = useTranslation('search');
  const isSame = search.returnOption === 'same_address';
  const isWriting = !isSame && search.end.location === null;

  const write = (value: AddressValue) =>
    onChange({
      ...search,
      returnOption: 'other_location',
      end: { ...search.end, ...value },
    });
  const writeAnew = () => write({ query: '', location: null });

  return (
    <>
      <RadioCards
        legend={t('wizard.return.options')}
        value={isSame ? 'same' : 'other'}
        onChange={(choice) =>
          choice === 'same' ? onChange(returnToDelivery(search)) : writeAnew()
        }
        choices={[
          { id: 'same', title: t('wizard.return.same'), text: search.start.query },
          {
            id: 'other',
            title: t('wizard.return.other'),
            text: t('wizard.return.otherText', { city: city.name }),
          },
        ]}
      />
      <div className="mt-6 mb-8 grid gap-4">
        {isWriting ? (
          <AddressBox
            isInline
            isFocusedAtFirst
            label={t('return')}
            city={city}
            value={search.end}
            onChange={write}
            onPicked={(address) => onChange(returnTo(search, address))}
          />
        ) : (
          <CurrentReturn query={search.end.query} onUpdate={writeAnew} />
        )}
      </div>
      <StepFoot>
        <Button variant="primary" large block disabled={isWriting} onClick={onConfirm}>
          {t('wizard.return.confirm')}
        </Button>
      </StepFoot>
    </>
  );
}

function CurrentReturn({ query, onUpdate }: { query: string; onUpdate: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div className="flex items-center gap-4 rounded-card bg-card px-4 py-3">
      <span
        aria-hidden="true"
        className="size-3.5 shrink-0 rounded-full border-[3.5px] border-route-live bg-card"
      />
      <p className="mr-auto grid text-sm">
        <span className="text-xs text-quiet">{t('wizard.return.current')}</span>
        <span className="font-strong">{query}</span>
      </p>
      <Button variant="link" onClick={onUpdate}>
        {t('wizard.return.update')}
      </Button>
    </div>
  );
}
