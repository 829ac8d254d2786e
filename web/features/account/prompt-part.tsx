import { useLocation } from 'react-router';
import { usePart } from '../search/use-part.ts';
import type { ShellUser } from '../shell/shell-data.ts';
import { promptFor } from './prompt-for.ts';

/** Most renters are asked nothing: what asks comes when there is something to ask. */
const loadPrompts = () => import('./account-prompts.tsx');

export function PromptPart({ user }: { user: ShellUser | null }) {
  const prompt = promptFor(user, useLocation().pathname);
  const part = usePart(loadPrompts, prompt !== null);
  if (!user || !prompt || part.state !== 'ready') return null;
  return <part.module.AccountPrompts key={prompt} prompt={prompt} email={user.email} />;
}
