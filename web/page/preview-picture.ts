/** What a shared link shows where the page has no photograph of its own: other sites draw no SVG. */
export const previewPicture = { path: '/og.png', width: '1200', height: '630' } as const;
