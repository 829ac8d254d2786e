// A route that answers constant JSON, served as the product is: node proofs/bench/bare-route.ts <port>
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (context) => context.json({ answer: 'always the same' }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
