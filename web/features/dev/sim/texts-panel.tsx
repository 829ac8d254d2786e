import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { textReplies } from '../../../../contract/sim-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Panel } from './panel.tsx';
import type { Sim } from './use-sim.ts';

type Texts = NonNullable<SimState['texts']>;

interface TextsPanelProps {
  readonly sim: Sim;
  readonly texts: Texts;
}

/** What was texted, phone by phone, with what carriers let people answer. */
export function TextsPanel({ sim, texts: { number, conversations } }: TextsPanelProps) {
  const { t } = useTranslation('sim');
  if (conversations.length === 0) return <p className="text-sm text-quiet">{t('texts.none')}</p>;
  return (
    <>
      <p className="mb-4 text-sm text-quiet figures">{t('texts.intro', { number })}</p>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        {conversations.map((conversation) => (
          <Conversation key={conversation.number} sim={sim} conversation={conversation} />
        ))}
      </div>
    </>
  );
}

interface ConversationProps {
  readonly sim: Sim;
  readonly conversation: Texts['conversations'][number];
}

function Conversation({ sim, conversation: { number, texts } }: ConversationProps) {
  const { t } = useTranslation('sim');
  return (
    <Panel title={t('texts.to', { number })}>
      <ul className="mt-4 grid gap-3">
        {texts.map(({ id, isReply, body, segments, status }) => (
          <li key={id} className={classes('max-w-120', isReply && 'justify-self-end')}>
            <p
              className={classes(
                'rounded-card px-4 py-2.5 text-sm wrap-anywhere',
                isReply ? 'bg-ink text-paper' : 'bg-stone-100',
              )}
            >
              <span className="sr-only">{isReply ? t('texts.reply') : t('texts.ours')}: </span>
              {body}
            </p>
            {!isReply && (
              <p className="mt-1 text-xs text-quiet">
                {t('texts.segments', { count: segments })} · {status}
              </p>
            )}
          </li>
        ))}
      </ul>
      <fieldset className="mt-5 flex flex-wrap gap-2">
        <legend className="sr-only">{t('texts.replies', { number })}</legend>
        {textReplies.map((body) => (
          <Button
            key={body}
            variant="outline"
            onClick={() => void sim.change('texts', { from: number, body })}
          >
            {body}
          </Button>
        ))}
      </fieldset>
    </Panel>
  );
}
