import { createTransport } from 'nodemailer';
import { type MailMessage, type MailProvider, MailRefused } from './port.ts';

/** All of them together stay below the 30 s after which the queue gives the job to another node. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };
const CONNECTIONS_PER_NODE = 3;

/** Any mail server, by its address: smtp://user:password@host:587 or smtps://…:465. */
export function createSmtpMail(options: {
  readonly url: string;
  /** Nothing is said to a server that does not begin TLS, not even the password. */
  readonly requiresTls: boolean;
  readonly from: string;
}) {
  const transport = createTransport({
    url: options.url,
    requireTLS: options.requiresTls,
    pool: true,
    maxConnections: CONNECTIONS_PER_NODE,
    ...patience,
  });
  const provider: MailProvider = {
    async send(message) {
      try {
        await transport.sendMail(mailOf(message, options.from));
      } catch (error) {
        throw refusalIn(error) ?? withoutWords(error);
      }
    },
    async close() {
      transport.close();
    },
  };
  return provider;
}

function mailOf(message: MailMessage, from: string) {
  return {
    from,
    // As an object: in a text, a comma or a line break could name more recipients or headers.
    to: { name: '', address: message.to },
    subject: message.subject,
    html: message.html,
    text: message.text,
    messageId: `<${message.id}@${domainOf(from)}>`,
    // Vacation notices and the like are not for us.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: message.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    // The content is ours alone; nothing in it may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A 5xx about this recipient or this message. One about our own credentials is ours to put right. */
function refusalIn(error: unknown): MailRefused | null {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isForGood = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return isAboutMessage && isForGood ? new MailRefused(responseCode) : null;
}

/** What servers say may quote recipients and credentials; the codes are all an operator needs. */
function withoutWords(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const what = [code, responseCode].filter(Boolean).join(' ');
  return new Error(`the mail server did not take the message: ${what || 'no reason known'}`);
}
