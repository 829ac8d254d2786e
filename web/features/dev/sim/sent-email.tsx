import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentMessage } from '../../../../contract/sim.ts';
import { Button } from '../../../../ui/button.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import type { SimClient } from './call-sim.ts';

/** One email, as its reader would see it or as plain text. */
export function SentEmail({ client, id }: { client: SimClient; id: string }) {
  const { t } = useTranslation('sim');
  const [email, setEmail] = useState<SentMessage | 'gone' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void client.readMessage(id).then((answer) => {
      if (isCurrent) setEmail(answer.ok ? answer.value : 'gone');
    });
    return () => {
      isCurrent = false;
    };
  }, [client, id]);

  const isThere = email !== null && email !== 'gone';
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  if (email === null) return <ShuttleLine className="mt-6 w-12 text-quiet" />;
  if (email === 'gone') return <p role="alert">{t('mail.gone')}</p>;
  return (
    <article className="min-w-0 scroll-mt-4 rounded-card border border-hair bg-card p-5 tablet:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {email.subject}
      </h2>
      <p className="mt-1 text-xs text-quiet">{t('mail.to', { recipient: email.recipient })}</p>
      <EmailBody email={email} />
      {email.attachments.length > 0 && (
        <>
          <h3 className="mt-5 text-sm">{t('mail.attachments')}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {email.attachments.map(({ filename, contentType, base64 }) => (
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

/** The email as a document of its own: as markup of this page, trusted types would refuse it. */
function useDocument(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address;
}

function EmailBody({ email }: { email: SentMessage }) {
  const { t } = useTranslation('sim');
  const [format, setFormat] = useState<'html' | 'text'>('html');
  const address = useDocument(`<base target="_blank">${email.html}`);
  return (
    <>
      <fieldset className="mt-4 flex gap-2">
        <legend className="sr-only">{t('mail.as')}</legend>
        {(['html', 'text'] as const).map((one) => (
          <Button
            key={one}
            variant={format === one ? 'ink' : 'outline'}
            aria-pressed={format === one}
            onClick={() => setFormat(one)}
          >
            {t(`mail.${one}`)}
          </Button>
        ))}
      </fieldset>
      {format === 'html' ? (
        // Nothing in an email may run; its links open elsewhere. It is of this origin, for its logo.
        <iframe
          title={t('mail.frame', { subject: email.subject })}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          src={address}
          className="mt-4 h-160 w-full rounded-control border border-hair bg-card"
        />
      ) : (
        <pre className="mt-4 overflow-x-auto rounded-control bg-stone-50 p-4 font-code text-xs whitespace-pre-wrap">
          {email.text}
        </pre>
      )}
    </>
  );
}
