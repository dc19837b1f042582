/** What is asked of the server over HTTP. Every refusal is a sentence of the server. */
import type {
  Brief,
  Catalogue,
  Held,
  LuckReport,
  Made,
  Moments,
  NewTable,
  Offers,
  PlayOn,
  Refused,
  RuleBookText,
  State,
} from '../protocol';
import { refusalText } from './refusals';
import { t } from './words';

/** The server said no, or nothing at all; the message is for people. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status = 0,
    readonly rule = '',
  ) {
    super(sentence);
  }
}

async function asked(path: string, init: RequestInit = {}, token = ''): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal(t('error.offline'));
  }
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  if (!refused && answer.status >= 500) throw new Refusal(t('error.offline'), answer.status); // what stands before it
  throw new Refusal(refused ? refusalText(refused) : t('error.unknown'), answer.status, refused?.rule ?? '');
}

async function got<T>(path: string, token = ''): Promise<T> {
  return (await asked(path, {}, token)).json() as Promise<T>;
}

async function posted<T>(path: string, body: unknown, token = ''): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await asked(path, init, token)).json() as Promise<T>;
}

export const api = {
  offers: () => got<Offers>('/games'),
  catalogue: (game: string, packs?: readonly string[]) =>
    got<Catalogue>(`/games/${game}${packs ? `?packs=${packs.join(',')}` : ''}`),
  rules: (game: string) => got<RuleBookText>(`/games/${game}/rules`),
  make: (table: NewTable) => posted<Made>('/tables', table),
  practise: (lesson: string) => posted<Made>('/practice', { lesson }),
  state: (table: string, token: string) => got<State>(`/tables/${table}`, token),
  begin: (table: string, token: string) => posted<unknown>(`/tables/${table}/begin`, {}, token),
  seat: (table: string, token: string, seat: number, bot: string) =>
    posted<{ link: string }>(`/tables/${table}/seats/${seat}`, { bot }, token),
  report: (table: string, token: string, words: string) =>
    posted<{ report: string; table: string; sequence: number }>(`/tables/${table}/bug`, { words }, token),
  brief: (links: Held[]) => posted<Brief[]>('/brief', { links }),
  replay: async (table: string, token: string) => (await asked(`/tables/${table}/replay`, {}, token)).text(),
  moments: (table: string, token: string) => got<Moments>(`/tables/${table}/moments`, token),
  at: (table: string, token: string, choice: number, eyes: number, since = 0) =>
    got<State>(`/tables/${table}/at/${choice}?eyes=${eyes}&since=${since}`, token),
  luck: (table: string, token: string) => got<LuckReport>(`/tables/${table}/luck`, token),
  playOn: (table: string, token: string, from: PlayOn) => posted<Made>(`/tables/${table}/play-on`, from, token),
  upload: async (text: string) =>
    (await asked('/replays', { method: 'POST', body: text })).json() as Promise<Pick<Made, 'table' | 'spectator'>>,
};
