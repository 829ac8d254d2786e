import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Arrived } from '../providers/mail/mail-contract.ts';
import { leavesOf, readMime } from './read-mime.ts';

interface Behaviour {
  readonly answersRecipientsWith?: number;
  readonly refusesLogin?: true;
  readonly port?: number;
}

/** A mail server that keeps what it is given; mailboxes that begin with "bounce" do not exist. */
export async function startSmtpServer(behaviour: Behaviour = {}) {
  const arrived: (Arrived & { readonly messageId: string | undefined })[] = [];
  let connections = 0;
  let signIns = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    closeTimeout: 100,
    allowInsecureAuth: true,
    authOptional: true,
    onConnect(_, done) {
      connections += 1;
      done();
    },
    onAuth(_, __, done) {
      signIns += 1;
      if (behaviour.refusesLogin) done(new Error('who are you?'));
      else done(null, { user: 'handover' });
    },
    onRcptTo({ address }, _, done) {
      const code = address.startsWith('bounce') ? 550 : behaviour.answersRecipientsWith;
      done(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    },
    async onData(stream, { envelope }, done) {
      const mail = readMime(await text(stream));
      const leaves = leavesOf(mail);
      const typeOf = (leaf: (typeof leaves)[number]) => leaf.headers.get('content-type') ?? '';
      const nameOf = (leaf: (typeof leaves)[number]) =>
        /filename="?([^";]+)/.exec(leaf.headers.get('content-disposition') ?? '')?.[1];
      arrived.push({
        messageId: mail.headers.get('message-id'),
        to: envelope.rcptTo.map(({ address }) => address),
        subject: mail.headers.get('subject') ?? '',
        headers: [...mail.headers.keys()],
        text: leaves.find((leaf) => typeOf(leaf).startsWith('text/plain'))?.content ?? '',
        attachments: leaves.flatMap((leaf) => {
          const filename = nameOf(leaf);
          return filename ? [{ filename, content: leaf.content }] : [];
        }),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://handover:secret@127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    signIns: () => signIns,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
