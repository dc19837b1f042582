import { afterEach, describe, expect, test } from 'vitest';
import { match } from '../games/games';
import type { Told } from '../lib/game';
import { settings, type Language } from '../lib/settings.svelte';
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
    expect(lines.get(398)).toBe('Orc wins.');
  });

  test('is told in Japanese', () => {
    const lines = told('ja');
    expect(lines.get(17)).toBe('h6のトラップドアからボールが出てきました。');
    expect(lines.get(24)).toBe('オークのラインマン1がf7へランしました。');
    expect(lines.get(51)).toBe('ドワーフのランナーがオークのラインマン1をブロックしました：「グシャッ！」。');
    expect(lines.get(54)).toBe('オークのラインマン1のアーマーチェック：出目5−1（3+が必要）、成功。');
    expect(lines.get(55)).toBe('ドワーフが「手本を見せてやれ！」を達成しました。');
    expect(lines.get(398)).toBe('オークの勝利です。');
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
