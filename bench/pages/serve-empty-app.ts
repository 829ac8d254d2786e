// The empty app as a process of its own: node bench/pages/serve-empty-app.ts <folder> <port>
import path from 'node:path';
import { serve } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';

const [, , folder = '', port = ''] = process.argv;
const build: ServerBuild = await import(path.join(folder, 'build/server/index.js'));
const answer = createRequestHandler(build, 'production');
serve({ fetch: (request) => answer(request), port: Number(port), hostname: '127.0.0.1' });
