import { createTransport } from 'nodemailer';

/** Connects, signs in and leaves; throws what the server or the network says against it. */
export async function greetMailServer({
  url,
  requiresTls,
}: {
  readonly url: string;
  readonly requiresTls: boolean;
}): Promise<void> {
  const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
  const transport = createTransport({ url, requireTLS: requiresTls, ...patience });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
