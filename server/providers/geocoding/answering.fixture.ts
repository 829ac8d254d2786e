/** Answers one thing to everything, and keeps what it was asked. */
export function answering(body: unknown) {
  const asked: URL[] = [];
  return {
    asked,
    fetch: async (url: URL) => {
      asked.push(url);
      return Response.json(body);
    },
  };
}
