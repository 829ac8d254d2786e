import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentMessage } from '../../../../contract/sim.ts';
import { Button } from '../../../../ui/button.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import type { SimClient } from './call-sim.ts';

/** One letter, as its reader would see it or as plain text. */
export function Letter({ client, id }: { client: SimClient; id: string }) {
  const { t } = useTranslation('sim');
  const [letter, setLetter] = useState<SentMessage | 'gone' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void client.readMessage(id).then((answer) => {
      if (isCurrent) setLetter(answer.ok ? answer.value : 'gone');
    });
    return () => {
      isCurrent = false;
    };
  }, [client, id]);

  const isThere = letter !== null && letter !== 'gone';
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  if (letter === null) return <ShuttleLine className="mt-6 w-12 text-quiet" />;
  if (letter === 'gone') return <p role="alert">{t('mail.gone')}</p>;
  return (
    <article className="min-w-0 scroll-mt-4 rounded-card border border-hair bg-white p-5 tablet:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {letter.subject}
      </h2>
      <p className="mt-1 text-xs text-quiet">{t('mail.to', { recipient: letter.recipient })}</p>
      <LetterBody letter={letter} />
      {letter.attachments.length > 0 && (
        <>
          <h3 className="mt-5 text-sm">{t('mail.attachments')}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {letter.attachments.map(({ filename, contentType, base64 }) => (
              <li key={filename}>
                <a
                  href={`data:${contentType};base64,${base64}`}
                  download={filename}
                  className="text-link text-sm"
                >
                  {filename}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function LetterBody({ letter }: { letter: SentMessage }) {
  const { t } = useTranslation('sim');
  const [look, setLook] = useState<'html' | 'text'>('html');
  return (
    <>
      <fieldset className="mt-4 flex gap-2">
        <legend className="sr-only">{t('mail.as')}</legend>
        {(['html', 'text'] as const).map((one) => (
          <Button
            key={one}
            variant={look === one ? 'ink' : 'outline'}
            aria-pressed={look === one}
            onClick={() => setLook(one)}
          >
            {t(`mail.${one}`)}
          </Button>
        ))}
      </fieldset>
      {look === 'html' ? (
        // Nothing in a letter may run or reach the page; its links open elsewhere.
        <iframe
          title={t('mail.frame', { subject: letter.subject })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${letter.html}`}
          className="mt-4 h-160 w-full rounded-control border border-hair bg-white"
        />
      ) : (
        <pre className="mt-4 overflow-x-auto rounded-control bg-stone-50 p-4 font-code text-xs whitespace-pre-wrap">
          {letter.text}
        </pre>
      )}
    </>
  );
}
