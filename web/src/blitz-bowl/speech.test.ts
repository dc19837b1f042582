import { afterEach, describe, expect, test } from 'vitest';
import { match } from '../games/games';
import type { Told } from '../lib/game';
import type { Language } from '../lib/languages';
import { settings } from '../lib/settings.svelte';
import { Names } from './naming';
import { option, prompt } from './options';
import { retell } from './story';

afterEach(() => {
  settings.language = 'en';
});

const { catalogue, events, questions, teams, watched } = match;

function told(language: Language, heard = events, seated: (string | null)[] = teams): Map<number, string> {
  settings.language = language;
  return new Map(retell(heard, catalogue, seated).map((line) => [line.number, line.text]));
}

function asked(kind: string): { told: Told; options: string[]; prompt: string } {
  const { scene, decision } = questions.find((one) => one.decision.kind === kind)!;
  const told: Told = { scene, catalogue, seats: [], me: scene.me };
  return { told, options: decision.options.map((one) => option(one, told)), prompt: prompt(decision, told) };
}

describe('the story of a match', () => {
  test('is told in English', () => {
    const lines = told('en');
    expect(lines.get(4)).toBe("New challenges: Play As A Team!, Get Moving!, Show Them How It's Done!");
    expect(lines.get(10)).toBe(
      'Orc lines up: Lineman 1 a6, Lineman 2 a3, Lineman 3 a9, Thrower a1, Blitzer a11, Big Un Blocker a5.',
    );
    expect(lines.get(18)).toBe('Turn 1 of Orc.');
    expect(lines.get(24)).toBe('Orc Lineman 1 runs to f7.');
    expect(lines.get(48)).toBe('Dwarf Runner moves to g6 to Mark.');
    expect(lines.get(51)).toBe('Dwarf Runner blocks Orc Lineman 1: Kerrunch!');
    expect(lines.get(54)).toBe('Armour Check for Orc Lineman 1: 5 − 1 against 3+, passed.');
    expect(lines.get(56)).toBe('Dwarf scores 2 points.');
    expect(lines.get(66)).toBe('Orc Lineman 3 blocks Dwarf Runner: Shove, Tackle.');
    expect(lines.get(67)).toBe('Tackle applies.');
    expect([...lines.values()].at(-1)).toBe('Dwarf wins.');
  });

  test('is told in Japanese', () => {
    const lines = told('ja');
    expect(lines.get(17)).toBe('h6のトラップドアからボールが出てきました。');
    expect(lines.get(24)).toBe('オークのラインマン1がf7へランしました。');
    expect(lines.get(51)).toBe('ドワーフのランナーがオークのラインマン1をブロックしました：「グシャッ！」。');
    expect(lines.get(54)).toBe('オークのラインマン1のアーマーチェック：出目5−1（3+が必要）、成功。');
    expect(lines.get(55)).toBe('ドワーフが「手本を見せてやれ！」を達成しました。');
    expect([...lines.values()].at(-1)).toBe('ドワーフの勝利です。');
  });

  test('names a bonus play to the coach who has it alone', () => {
    expect(told('en').get(72)).toBe('Orc claims Play As A Team! The bonus play is Aggressive Mark.');
    expect(told('en', watched).get(72)).toBe('Orc claims Play As A Team!');
    expect(told('ja', watched).get(72)).toBe('オークが「チームで動け！」を達成しました。');
  });

  test('tells a way, a line-up and a single die once', () => {
    const lines = told('en');
    for (const number of [5, 19, 23, 49, 50, 52]) expect(lines.has(number)).toBe(false);
  });

  test('tells a Run over a ball in one line', () => {
    const base = { ...events.find((event) => event.kind === 'moved')!, amount: 0 };
    const way = [
      { ...base, number: 1, place: 85 },
      { ...base, number: 2, kind: 'ball-taken' as const, place: 85 },
      { ...base, number: 3, place: 86 },
    ];
    expect([...told('en', way).values()]).toEqual(['Orc Lineman 1 runs to g6 and takes the ball.']);
    expect([...told('ja', way).values()]).toEqual(['オークのラインマン1がg6へランし、ボールを保持しました。']);
  });

  test('gives a player the name of his team once, and always', () => {
    const thing = (id: string, name: string) => ({ id, name: { en: name, ja: name } });
    const orcs = { ...thing('black-orc', 'Black Orc'), players: ['big', 'big', 'small', 'small'] };
    const elves = { ...thing('dark-elf', 'Dark Elf'), players: ['witch'] };
    const positions = [thing('big', 'Black Orc'), thing('small', 'Goblin'), thing('witch', 'Witch Elf')];
    const names = new Names({ ...catalogue, teams: [orcs, elves], positions } as never, ['black-orc', 'dark-elf']);
    expect(names.player(1, 'big')).toBe('Black Orc 2 (Black Orc)');
    expect(names.player(2, 'small')).toBe('Black Orc Goblin 1');
    expect(names.player(4, 'witch')).toBe('Witch Elf (Dark Elf)');
    settings.language = 'ja';
    expect(names.player(1, 'big')).toBe('Black OrcチームのBlack Orc2');
  });

  test('says why a face is another, and why a roll is taken again', () => {
    const base = events.find((event) => event.kind === 'block-declared')!;
    const counted = (amount: number) => ({ ...base, kind: 'face-counted' as const, amount });
    const applied = { ...base, kind: 'result-applied' as const, amount: 1 };
    const [blocker, target] = ['Dwarf Runner', 'Orc Lineman 1'];
    expect([...told('en', [{ ...counted(0 | (1 << 4)), number: 1 }, { ...applied, number: 2 }]).values()]).toEqual([
      `Smash counts as Kerrunch!, by an ability of ${blocker}.`,
    ]);
    expect([...told('en', [counted(4 | (3 << 4) | (1 << 8))]).values()]).toEqual([
      `Shove counts as Miss, by an ability of ${target}.`,
    ]);
    expect([...told('en', [counted(4 | (3 << 4) | (2 << 8))]).values()]).toEqual([
      'Shove counts as Miss, by the card that was played.',
    ]);
    expect([...told('en', [counted(4 | (0 << 4) | (3 << 8))]).values()]).toEqual([
      `${target} cannot be pushed: Shove counts as Smash.`,
    ]);
    const again = { ...base, kind: 'rerolled' as const };
    expect([...told('en', [{ ...again, amount: 0 }]).values()]).toEqual([`${blocker} rolls again, by his ability.`]);
    expect([...told('en', [{ ...again, amount: 1 }]).values()]).toEqual([`${blocker} rolls again, because of the ball.`]);
  });

  test('says why a Foul has another result', () => {
    const base = { ...events.find((event) => event.kind === 'block-declared')!, kind: 'foul-rolled' as const };
    const fouled = (language: Language, amount: number) => [...told(language, [{ ...base, amount }]).values()];
    expect(fouled('en', (3 << 4) | 0)).toEqual(['Dwarf Runner fouls Orc Lineman 1: Spotted!']);
    expect(fouled('en', (3 << 4) | 1)).toEqual([
      'Dwarf Runner fouls Orc Lineman 1: Spotted! counts as Slipped!, by a random event.',
    ]);
    expect(fouled('ja', (2 << 4) | 3)).toEqual([
      'ドワーフのランナーがオークのラインマン1にファウルしました：「くらえ！」は、ランダムイベントにより「やってやった！」として扱います。',
    ]);
  });

  test('learns teams from the events, and numbers coaches before', () => {
    const lines = told('en', structuredClone(watched), [null, null]);
    expect(lines.get(0)).toBe('Coach 2 wins the toss.');
    expect(lines.get(24)).toBe('Orc Lineman 1 runs to f7.');
  });

  test('tells two teams of the same name apart', () => {
    const lines = told('en', [events[18]!], ['orc', 'orc']);
    expect(lines.get(18)).toBe('Turn 1 of Orc 1.');
  });
});

describe('options and questions of a match', () => {
  test('name squares, and how far one may go', () => {
    const { options, prompt } = asked('run');
    expect(prompt).toBe('Where does Lineman 1 run? Up to 5 squares');
    expect(options[0]).toBe('Run to b1');
    settings.language = 'ja';
    expect(asked('run').prompt).toBe('ラインマン1がランするマスを選んでください（5マスまで）');
    expect(asked('run').options[0]).toBe('b1へランする');
  });

  test('say what dice would do', () => {
    const { options, prompt } = asked('result');
    expect(prompt).toBe('Lineman 3 blocks Dwarf Runner: Shove, Tackle. Which die applies?');
    expect(options[0]).toBe(
      'Tackle: Dwarf Runner is Knocked Down; Lineman 3 makes no more Actions this turn',
    );
  });

  test('tell two cards of the same challenge apart', () => {
    expect(asked('claim').options).toEqual([
      'Claim Play As A Team! (2 points, space 3)',
      'Claim Play As A Team! (2 points, space 1)',
      'Claim nothing',
    ]);
    settings.language = 'ja';
    expect(asked('claim').options[0]).toBe('「チームで動け！」の達成を宣言する（2点、スペース3）');
  });

  test('say who is asked, to others', () => {
    const { told } = asked('claim');
    const waiting = { seat: 0, kind: 'claim', prompt: '', rule: '' };
    expect(prompt(waiting, { ...told, me: 1 })).toBe('Orc is asked: Claim a challenge?');
  });
});
