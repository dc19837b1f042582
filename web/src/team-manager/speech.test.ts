import { afterEach, describe, expect, test } from 'vitest';
import { season } from '../games/games';
import type { Told } from '../lib/game';
import type { Language } from '../lib/languages';
import { settings } from '../lib/settings.svelte';
import type { Happened, TeamManagerScene, Waiting } from '../protocol';
import { option, prompt } from './options';
import { retell } from './story';

afterEach(() => {
  settings.language = 'en';
});

const { catalogue, events, questions, teams, watched } = season;

function told(language: Language, heard = events): Map<number, string> {
  settings.language = language;
  return new Map(retell(heard, catalogue, teams).map((line) => [line.number, line.text]));
}

function asked(kind: string): { told: Told; options: string[]; prompt: string } {
  const { scene, decision } = questions.find((one) => one.decision.kind === kind)!;
  const told: Told = { scene, catalogue, seats: [], me: scene.me };
  return { told, options: decision.options.map((one) => option(one, told)), prompt: prompt(decision, told) };
}

describe('the story of a season', () => {
  test('is told in English', () => {
    const lines = told('en');
    expect(lines.get(35)).toBe('Week 1 begins; Reikland Reavers holds the golden coin.');
    expect(lines.get(42)).toBe(
      'Reikland Reavers draws 6 cards: Skuff Whitebeard, Grim Ironjaw, Human Blitzer, Human Lineman, Human Blitzer, Human Lineman.',
    );
    expect(lines.get(51)).toBe('Spike! Magazine: The Chaos Cup.');
    expect(lines.get(55)).toBe(
      'Highlights: The Backstab Special, Intentional Pounding, The Mousetrap, The Sneaky Weasel.',
    );
    expect(lines.get(57)).toBe('Reikland Reavers commits Human Lineman to The Mousetrap (left).');
    expect(lines.get(60)).toBe('Orc Blitzer tackles Human Lineman.');
    expect(lines.get(61)).toBe('Star Power 3 against 1.');
    expect(lines.get(62)).toBe('Dice: Tackler Down and Miss.');
    expect(lines.get(494)).toBe('Gouged Eye gains 1 fan (Offensive Coordinator).');
    expect(lines.get(498)).toBe('Reikland Reavers gains 4 fans (Team Merchandise Booths).');
    expect(lines.get(502)).toBe('Gouged Eye is Manager of the Year.');
  });

  test('is told in Japanese', () => {
    const lines = told('ja');
    expect(lines.get(35)).toBe('第1週が始まりました。開始監督はレイクランド・リーヴァーズです。');
    expect(lines.get(51)).toBe('「スパイク！」誌：「ケイオスカップ」。');
    expect(lines.get(57)).toBe(
      'レイクランド・リーヴァーズがヒューマンのラインマンを「ネズミ捕り」（左）に参加させました。',
    );
    expect(lines.get(60)).toBe('オークのブリッツァーがヒューマンのラインマンにタックルを試みます。');
    expect(lines.get(61)).toBe('スターパワー：3対1。');
    expect(lines.get(62)).toBe('ダイス：「タックル側がダウン」と「何もなし」。');
    expect(lines.get(494)).toBe('ガウジド・アイがファン1を得ました（「攻撃コーディネーター」）。');
    expect(lines.get(502)).toBe('ガウジド・アイが『最優秀監督』賞を獲得！');
  });

  test('has a word of its own in Japanese for whoever wins a tournament', () => {
    const lines = told('ja');
    const won = season.events.filter((event) => event.kind === 'winner');
    const cups = won.filter((event) => event.amount === 7);
    expect(cups.length).toBeGreaterThan(0);
    for (const event of won) {
      expect(lines.get(event.number)).toContain(cups.includes(event) ? 'で優勝しました。' : 'に勝利しました。');
    }
  });

  test('guesses no card that a reader may not know', () => {
    expect(told('en').get(1)).toBe('Reikland Reavers keeps Skuff Whitebeard.');
    expect(told('en').get(12)).toBe('Gouged Eye keeps a card.');
    expect(told('en', watched).get(1)).toBe('Reikland Reavers keeps a card.');
    expect(told('ja', watched).get(1)).toBe('レイクランド・リーヴァーズがカード1枚を残しました。');
    expect(told('en').get(49)).toBe('Gouged Eye draws 6 cards, among them Smashjaw.');
  });

  test('says once what several events say', () => {
    const lines = told('en');
    for (const number of [36, 41, 52, 54, 59]) expect(lines.has(number)).toBe(false);
  });

  test('marks where a week begins, and is nobody’s then', () => {
    const weeks = retell(events, catalogue, teams).filter((line) => line.heading);
    expect(weeks.map((line) => line.text.slice(0, 6))).toEqual(['Week 1', 'Week 2', 'Week 3']);
    expect(weeks.every((line) => line.seat === -1)).toBe(true);
  });

  test('goes on where it stopped, and begins anew after an undo', () => {
    const part = events.slice(0, 60);
    const before = retell(part, catalogue, teams);
    expect(retell(events, catalogue, teams).slice(0, before.length)).toEqual(before);
    const other: Happened = { ...events[60]!, kind: 'passed', seat: 1 };
    expect(retell([...part, other], catalogue, teams).at(-1)!.text).toBe('Gouged Eye passes.');
    expect(retell(events, catalogue, teams)).toHaveLength(told('en').size);
  });

  test('does not tell a hand before it is whole, but every draw meanwhile', () => {
    const lines = retell(events.slice(0, 38), catalogue, teams);
    expect(lines.at(-1)!.text).toBe('Reikland Reavers draws Grim Ironjaw.');
  });

  test('tells a hand once, though the deck was made anew in the middle of it', () => {
    const rule = 'TM 4.2.1';
    const heard: Happened[] = [
      { number: 0, kind: 'drawn', seat: 0, card: 1, face: 'ogre', amount: 1, rule },
      { number: 1, kind: 'deck-shuffled', seat: 0, amount: 8, rule: 'TM 4.2.2' },
      { number: 2, kind: 'drawn', seat: 0, card: 2, face: 'human-blitzer', amount: 1, rule },
      { number: 3, kind: 'hand-drawn', seat: 0, amount: 2, rule },
    ];
    expect([...told('en', heard).values()]).toEqual([
      'Reikland Reavers shuffles a new Team deck of 8 cards.',
      'Reikland Reavers draws 2 cards: Ogre, Human Blitzer.',
    ]);
  });

  test('says how a tie was broken', () => {
    const heard: Happened[] = [
      { number: 0, kind: 'tie-ball', seat: 1, amount: 4, rule: 'TM 6.4.2' },
      { number: 1, kind: 'tie-ranked', seat: 0, amount: 3, rule: 'TM 6.4.4' },
    ];
    expect([...told('en', heard).values()]).toEqual([
      'A tie at Star Power 4: Gouged Eye has the ball and ranks higher.',
      'A tie at Star Power 3, none with the ball: the first manager ranks Reikland Reavers higher.',
    ]);
    expect(told('ja', heard).get(0)).toBe('スターパワー4で同点です。ボールを持つガウジド・アイが上位になりました。');
  });
});

describe('options and questions of a season', () => {
  test('name cards, numbered where there are two alike, and zones', () => {
    expect(asked('turn').options[0]).toBe('Commit Human Lineman 1 to The Backstab Special (left)');
    settings.language = 'ja';
    expect(asked('turn').options[0]).toBe('ヒューマンのラインマン1を「背中刺しスペシャル」（左）に参加させる');
  });

  test('name players with what tells them apart, and whose they are', () => {
    const { options, prompt } = asked('tackle-skill');
    expect(prompt).toBe('Choose whom Human Blitzer tackles, or nobody');
    expect(options).toEqual(['Do not tackle', 'Tackle Orc Blitzer 1 (Gouged Eye, Star Power 3, facedown token)']);
    settings.language = 'ja';
    expect(asked('tackle-skill').options[1]).toBe(
      'オークのブリッツァー1（ガウジド・アイ、スターパワー3、裏向きのトークン）にタックルする',
    );
  });

  test('say what dice would do', () => {
    const { options, prompt } = asked('result');
    expect(prompt).toBe(
      'Human Catcher tackles Orc Thrower, and the dice show Tackler Down and Miss. Which die applies?',
    );
    expect(options).toEqual(['Miss: nothing happens', 'Tackler Down: Human Catcher goes down']);
    settings.language = 'ja';
    expect(asked('result').prompt).toBe(
      'ヒューマンのキャッチャーのオークのスロワーへのタックル：「タックル側がダウン」と「何もなし」。適用する結果を選んでください',
    );
  });

  test('say who is asked, to others', () => {
    const { told } = asked('turn');
    const waiting: Waiting = { seat: 0, kind: 'turn', prompt: '', rule: '' };
    expect(prompt(waiting, { ...told, me: 1 })).toBe('Reikland Reavers is asked: Commit a player, or pass');
    settings.language = 'ja';
    expect(prompt(waiting, { ...told, me: 1 })).toBe(
      'レイクランド・リーヴァーズへの質問：参加させる選手を選ぶか、終了を宣言してください',
    );
  });

  test('say what a response answers', () => {
    const { scene } = questions.find((one) => one.decision.kind === 'result')!;
    const now = (moment: string): string => {
      const season = scene as TeamManagerScene;
      const question = { ...season.question!, kind: 'respond', moment: moment as never };
      const told: Told = { scene: { ...season, question }, catalogue, seats: [], me: 0 };
      return prompt({ seat: 0, kind: 'respond', prompt: '', rule: '' }, told);
    };
    expect(now('declared')).toBe('Human Catcher is about to tackle Orc Thrower. Respond?');
    expect(now('downed')).toBe('Respond, now that a player was downed?');
    settings.language = 'ja';
    expect(now('downed')).toBe('選手がダウンしました。レスポンスしますか？');
  });
});
