/** The request by which Persona, or whoever plays it, tells us of an event. */
export function personaEvent(siteUrl: string, body: string, signature: string): Request {
  return new Request(`${siteUrl}/api/webhooks/persona`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Persona-Signature': signature },
    body,
  });
}
