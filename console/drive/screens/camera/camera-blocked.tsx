import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import type { Seen } from '../../camera/take-photograph.ts';
import { Key, keyClass } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { Todo, TodoStep } from '../../components/todo.tsx';

interface CameraBlockedProps {
  readonly title: string;
  readonly back: string;
  readonly count: number;
  readonly onAdd: (seen: Seen) => Promise<void>;
  readonly onRetry: () => void;
}

/** No camera for the page: the phone's own is the way on. */
export function CameraBlocked({ title, back, count, onAdd, onRetry }: CameraBlockedProps) {
  const { t } = useTranslation('drive');
  const [isUnreadable, setUnreadable] = useState(false);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      await onAdd(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <Screen
      title={title}
      back={back}
      footer={
        <>
          <label
            className={keyClass(
              'plain',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink',
            )}
          >
            {t('camera.blocked.add')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => void add(event)}
            />
          </label>
          <Key onClick={onRetry}>{t('camera.blocked.retry')}</Key>
        </>
      }
    >
      <Heading title={t('camera.blocked.title')} lead={t('camera.blocked.text')} />
      <Todo>
        <TodoStep state="live" title={t('camera.blocked.settings')}>
          {t('camera.blocked.settingsText')}
        </TodoStep>
        <TodoStep state="next" title={t('camera.blocked.comeBack')}>
          {t('camera.blocked.comeBackText', { count })}
        </TodoStep>
      </Todo>
      <Note variant="quiet" icon={<Icon name="paper" />} className="mt-auto">
        {t('camera.blocked.otherwise')}
      </Note>
      <p role="alert" className="text-error-600 empty:hidden">
        {isUnreadable && t('camera.blocked.unreadable')}
      </p>
    </Screen>
  );
}
