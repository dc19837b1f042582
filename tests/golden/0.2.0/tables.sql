BEGIN TRANSACTION;
CREATE TABLE choices (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind VARCHAR(64) NOT NULL,
            verb VARCHAR(64) NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL, c INTEGER NOT NULL,
            seat SMALLINT NOT NULL, maker VARCHAR(16) NOT NULL, stored INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, number)
        );
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',1,'turn','commit',7,53,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',2,'turn','pass',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',3,'pass-discards','done',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',4,'turn','commit',40,63,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',5,'turn','commit',8,62,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',6,'tackle-skill','skip',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',7,'sprint-skill','sprint',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',8,'sprint-discard','discard',10,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',9,'turn','commit',44,52,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',10,'tackle-skill','tackle',7,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',11,'result','apply',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',12,'turn','commit',5,62,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',13,'turn','commit',45,52,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',14,'turn','commit',6,53,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',15,'pass-skill','skip',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',16,'pass-skill','skip',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',17,'sprint-skill','skip',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',18,'turn','commit',43,89,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',19,'turn','commit',9,87,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',20,'pass-skill','pass-ball',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',21,'sprint-skill','skip',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',22,'turn','commit',42,52,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',23,'turn','commit',11,53,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',24,'pass-skill','pass-ball',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',25,'turn','commit',41,52,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',26,'pass-skill','pass-ball',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',27,'keep','keep',74,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',28,'bottom','bottom',73,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',29,'keep','keep',100,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',30,'turn','commit',23,53,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',31,'turn','commit',38,57,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',32,'pass-skill','pass-ball',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',33,'turn','pass',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',34,'pass-discards','discard',3,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',35,'pass-discards','discard',4,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',36,'pass-discards','done',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',37,'turn','commit',25,63,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',38,'turn','commit',39,62,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',39,'tackle-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',40,'action','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',41,'turn','pass',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',42,'pass-discards','discard',28,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',43,'pass-discards','discard',27,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',44,'pass-discards','discard',24,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',45,'pass-discards','done',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',46,'*undo','',1,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',47,'pass-discards','discard',26,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',48,'turn','commit',35,57,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',49,'action','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',50,'turn','commit',37,62,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',51,'tackle-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',52,'action','act',121,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',53,'turn','commit',36,62,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',54,'tackle-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',55,'turn','commit',100,52,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',56,'tackle-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',57,'turn','commit',37,89,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',58,'action','act',120,1,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',59,'pass-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',60,'turn','commit',9,87,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',61,'action','act',15,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',62,'move','move',9,62,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',63,'turn','commit',19,88,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',64,'turn','commit',98,63,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',65,'tackle-skill','skip',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',66,'pass-skill','pass-ball',0,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',67,'action','act',121,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',68,'pick-player','pick',19,0,0,2,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',69,'turn','commit',74,87,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',70,'turn','commit',20,52,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('ZOnyy_pzY9ft',71,'pass-skill','skip',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',1,'pitch','pitch',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',2,'team','team',12,20,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',3,'place','place',0,16,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',4,'place','place',1,96,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',5,'place','place',2,48,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',6,'place','place',3,112,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',7,'place','place',4,64,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',8,'place','place',5,144,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',9,'place','place',6,32,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',10,'place','place',7,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',11,'place','place',8,160,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',12,'place','place',9,80,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',13,'place','place',10,110,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',14,'place','place',11,126,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',15,'place','place',12,174,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',16,'place','place',13,94,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',17,'place','place',14,78,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',18,'place','place',15,62,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',19,'ball','ball',2,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',20,'action','run',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',21,'run','run-to',0,2,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',22,'action','run',6,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',23,'run','run-to',6,99,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',24,'action','run',7,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',25,'run','run-to',7,67,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',26,'action','run',13,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',27,'run','run-to',13,171,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',28,'action','run',15,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',29,'run','run-to',15,27,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',30,'action','end-turn',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',31,'replace','discard',23,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',32,'action','run',3,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',33,'run','run-to',3,85,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',34,'action','run',0,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',35,'run','run-to',0,19,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',36,'action','run',7,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',37,'run','run-to',7,37,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',38,'replace','discard',22,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',39,'action','run',14,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',40,'run','run-to',14,92,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',41,'action','run',12,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',42,'run','run-to',12,137,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',43,'action','end-turn',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',44,'replace','discard',21,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',45,'action','run',7,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',46,'run','run-to',7,129,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',47,'action','run',6,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',48,'run','run-to',6,149,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',49,'action','run',5,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',50,'run','run-to',5,163,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',51,'replace','discard',25,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',52,'place','place',10,94,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',53,'place','place',11,110,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',54,'place','place',12,158,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',55,'place','place',13,46,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',56,'place','place',14,174,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',57,'place','place',15,78,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',58,'place','place',0,112,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',59,'place','place',1,144,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',60,'place','place',2,48,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',61,'*undo','',1,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',62,'place','place',2,48,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',63,'place','place',3,32,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',64,'place','place',4,64,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',65,'place','place',5,128,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',66,'place','place',6,96,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',67,'place','place',7,0,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',68,'place','place',8,160,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',69,'place','place',9,16,0,0,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',70,'action','end-turn',0,0,0,1,'person',1795122006);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',71,'replace','discard',19,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',72,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',73,'run','run-to',4,117,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',74,'action','run',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',75,'run','run-to',3,34,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',76,'action','run',9,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',77,'run','run-to',9,68,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',78,'replace','discard',13,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',79,'action','run',13,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',80,'run','run-to',13,73,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',81,'action','end-turn',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',82,'replace','discard',10,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',83,'action','run',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',84,'run','run-to',3,97,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',85,'action','run',2,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('lAgZn6sxkTus',86,'run','run-to',2,113,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',1,'place','place',6,62,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',2,'place','place',7,94,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',3,'place','place',8,30,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',4,'place','place',9,158,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',5,'place','place',10,110,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',6,'place','place',11,46,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',7,'place','place',0,16,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',8,'place','place',1,32,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',9,'place','place',2,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',10,'place','place',3,144,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',11,'place','place',4,112,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',12,'place','place',5,80,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',13,'action','end-turn',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',14,'action','end-turn',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',15,'replace','discard',23,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',16,'action','run',7,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',17,'run','run-to',7,125,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',18,'action','run',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',19,'run','run-to',11,78,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',20,'action','run',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',21,'run','run-to',9,105,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',22,'replace','discard',22,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',23,'action','run',2,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',24,'run','run-to',2,18,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',25,'action','run',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',26,'run','run-to',0,82,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',27,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',28,'run','run-to',4,97,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',29,'replace','discard',21,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',30,'action','run',7,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',31,'run','run-to',7,92,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',32,'action','run',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',33,'run','run-to',9,124,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',34,'action','run',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',35,'run','run-to',6,141,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',36,'replace','discard',24,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',37,'action','run',5,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',38,'run','run-to',5,84,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',39,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',40,'run','run-to',4,67,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',41,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',42,'run','run-to',1,19,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',43,'replace','discard',20,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',44,'action','run',8,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',45,'run','run-to',8,14,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',46,'action','run',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',47,'run','run-to',11,73,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',48,'action','run',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',49,'run','run-to',6,109,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',50,'claim','decline',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',51,'replace','discard',25,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',52,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',53,'run','run-to',1,55,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',54,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',55,'run','run-to',4,149,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',56,'claim','decline',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',57,'action','run',5,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',58,'run','run-to',5,99,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',59,'claim','claim',18,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',60,'action','run',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',61,'run','run-to',9,94,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',62,'action','run',8,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',63,'run','run-to',8,93,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',64,'action','run',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',65,'run','run-to',6,60,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',66,'replace','discard',16,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',67,'action','play',18,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',68,'action','mark',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',69,'mark','mark-to',4,89,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',70,'action','mark',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',71,'mark','mark-to',1,57,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',72,'action','run',5,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',73,'run','run-to',5,32,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',74,'claim','decline',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',75,'replace','discard',15,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',76,'action','block',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',77,'block','block-at',11,4,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',78,'result','apply',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',79,'action','mark',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',80,'action','sidestep',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',81,'sidestep','sidestep-to',11,90,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',82,'replace','discard',19,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',83,'action','sidestep',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',84,'sidestep','sidestep-to',1,41,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',85,'claim','decline',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',86,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',87,'run','run-to',1,8,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',88,'claim','claim',17,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',89,'action','run',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',90,'run','run-to',3,166,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',91,'action','run',10,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',92,'run','run-to',10,168,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',93,'action','end-turn',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',94,'replace','discard',12,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',95,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',96,'run','run-to',1,40,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',97,'action','run',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',98,'run','run-to',3,121,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',99,'action','end-turn',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',100,'replace','discard',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',101,'action','run',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',102,'run','run-to',6,89,1,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',103,'action','run',8,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',104,'run','run-to',8,74,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',105,'claim','decline',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',106,'action','run',7,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',107,'run','run-to',7,91,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',108,'claim','decline',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',109,'replace','discard',13,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',110,'action','run',2,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',111,'run','run-to',2,67,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',112,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',113,'run','run-to',1,37,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',114,'action','reserves',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',115,'reserves','place',4,64,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',116,'replace','discard',10,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',117,'action','run',10,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',118,'run','run-to',10,88,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',119,'action','run',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',120,'run','run-to',11,108,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',121,'action','throw',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',122,'throw','throw-to',6,8,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',123,'replace','discard',9,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',124,'action','run',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',125,'run','run-to',0,86,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',126,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',127,'run','run-to',1,55,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',128,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',129,'run','run-to',4,69,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',130,'replace','discard',8,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',131,'action','run',10,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',132,'run','run-to',10,124,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',133,'action','run',7,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',134,'run','run-to',7,92,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',135,'action','run',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',136,'run','run-to',11,140,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',137,'replace','discard',6,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',138,'action','run',1,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',139,'run','run-to',1,6,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',140,'action','run',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',141,'run','run-to',0,23,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',142,'action','mark',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',143,'mark','mark-to',3,104,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',144,'replace','discard',14,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',145,'action','run',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',146,'run','run-to',9,171,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',147,'action','run',7,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',148,'run','run-to',7,108,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',149,'action','end-turn',0,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',150,'replace','discard',7,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',151,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',152,'run','run-to',4,84,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',153,'action','run',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',154,'run','run-to',0,11,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',155,'action','sidestep',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',156,'sidestep','sidestep-to',3,119,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',157,'replace','discard',4,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',158,'action','run',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',159,'run','run-to',9,170,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',160,'action','run',10,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',161,'run','run-to',10,60,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',162,'action','throw',8,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',163,'throw','throw-to',8,10,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',164,'replace','discard',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',165,'action','run',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',166,'run','run-to',0,14,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',167,'action','mark',3,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',168,'mark','mark-to',3,153,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',169,'action','run',5,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',170,'run','run-to',5,82,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',171,'replace','discard',1,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',172,'action','block',9,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',173,'claim','claim',5,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',174,'action','run',6,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',175,'run','run-to',6,20,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',176,'action','run',11,0,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',177,'run','run-to',11,91,0,1,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',178,'action','run',4,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',179,'run','run-to',4,145,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',180,'action','run',5,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',181,'run','run-to',5,83,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',182,'action','mark',0,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('EYzZp9vt-Ykf',183,'mark','mark-to',0,45,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',1,'keep','keep',57,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',2,'keep','keep',58,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',3,'bottom','bottom',56,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',4,'keep','keep',104,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',5,'bottom','bottom',102,0,0,0,'person',1795122007);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',6,'keep','keep',81,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',7,'keep','keep',83,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',8,'bottom','bottom',80,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',9,'keep','keep',100,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',10,'bottom','bottom',99,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',11,'freebooter','return',3,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',12,'freebooter','return',19,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',13,'freebooter','return',20,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',14,'turn','commit',58,62,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',15,'pass-skill','pass-ball',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',16,'turn','commit',27,63,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',17,'pass-skill','pass-ball',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',18,'action','act',100,1,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',19,'tackle-skill','tackle',58,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',20,'result','apply',1,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',21,'turn','commit',9,57,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',22,'turn','commit',28,58,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',23,'sprint-skill','sprint',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',24,'sprint-discard','discard',24,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',25,'turn','commit',8,62,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',26,'tackle-skill','tackle',27,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',27,'respond','decline',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',28,'turn','commit',25,58,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',29,'tackle-skill','tackle',9,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',30,'result','apply',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',31,'pass-skill','pass-ball',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',32,'turn','commit',11,57,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',33,'pass-skill','skip',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',34,'sprint-skill','skip',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',35,'turn','commit',83,88,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',36,'turn','commit',57,62,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',37,'turn','commit',81,88,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',38,'turn','commit',10,62,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',39,'tackle-skill','skip',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',40,'turn','commit',26,58,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',41,'pass-skill','pass-ball',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',42,'keep','keep',96,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',43,'keep','keep',95,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',44,'bottom','bottom',93,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',45,'either-or','either',2,1,1,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',46,'keep','keep',92,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',47,'keep','keep',31,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',48,'turn','commit',17,68,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',49,'action','act',30,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',50,'any-skill','use-skill',1,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',51,'pass-skill','pass-ball',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',52,'turn','commit',2,58,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',53,'action','act',95,1,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',54,'turn','commit',18,57,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',55,'action','act',96,1,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',56,'turn','commit',4,87,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',57,'action','skip',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',58,'turn','commit',23,88,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',59,'pass-skill','pass-ball',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',60,'action','skip',0,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',61,'turn','commit',1,87,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',62,'tackle-skill','tackle',23,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',63,'respond','use',16,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',64,'action','skip',0,0,0,0,'person',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',65,'turn','commit',21,88,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',66,'tackle-skill','tackle',4,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',67,'action','act',100,1,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',68,'tackle-skill','tackle',1,0,0,1,'bot',1795122008);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',69,'result','apply',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',70,'turn','commit',5,58,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',71,'action','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',72,'turn','commit',22,88,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',73,'tackle-skill','tackle',1,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',74,'result','apply',1,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',75,'pass-skill','pass-ball',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',76,'turn','pass',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',77,'pass-discards','discard',6,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',78,'pass-discards','discard',7,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',79,'turn','commit',81,88,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',80,'sprint-skill','sprint',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',81,'keep','keep',52,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',82,'bottom','bottom',54,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',83,'keep','keep',89,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',84,'either-or','either',3,1,1,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',85,'keep','keep',86,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',86,'bottom','bottom',87,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',87,'turn','commit',2,57,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',88,'action','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',89,'turn','commit',25,58,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',90,'pass-skill','pass-ball',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',91,'action','act',30,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',92,'any-skill','use-skill',3,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',93,'tackle-skill','tackle',2,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',94,'result','apply',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',95,'turn','commit',52,57,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',96,'pass-skill','pass-ball',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',97,'pass-skill','pass-ball',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',98,'dump-off','give',2,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',99,'sprint-skill','sprint',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',100,'sprint-discard','discard',4,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',101,'action','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',102,'turn','commit',27,53,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',103,'sprint-skill','sprint',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',104,'sprint-discard','discard',22,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',105,'action','act',96,1,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',106,'turn','commit',1,87,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',107,'pass-skill','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',108,'sprint-skill','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',109,'action','act',85,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',110,'turn','commit',26,88,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',111,'tackle-skill','tackle',1,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',112,'respond','decline',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',113,'pass-skill','pass-ball',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',114,'action','act',100,1,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',115,'tackle-skill','tackle',1,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',116,'turn','commit',0,57,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',117,'tackle-skill','tackle',25,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',118,'respond','decline',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',119,'action','act',98,1,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',120,'pass-skill','pass-ball',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',121,'turn','commit',24,58,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',122,'tackle-skill','tackle',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',123,'action','act',89,1,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',124,'sprint-skill','sprint',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',125,'sprint-discard','discard',21,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',126,'turn','commit',7,57,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',127,'tackle-skill','tackle',25,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',128,'respond','decline',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',129,'action','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',130,'turn','commit',28,58,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',131,'tackle-skill','tackle',2,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',132,'result','apply',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',133,'pass-skill','pass-ball',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',134,'turn','commit',5,87,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',135,'action','act',95,1,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',136,'turn','commit',81,58,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',137,'pass-skill','pass-ball',0,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('wEemSH40Y6jq',138,'freebooter','return',18,0,0,1,'bot',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',1,'team','team',7,16,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',2,'place','place',0,112,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',3,'place','place',1,64,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',4,'place','place',2,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',5,'place','place',3,16,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',6,'place','place',4,48,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',7,'place','place',5,160,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',8,'place','place',6,144,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',9,'place','place',7,128,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',10,'place','place',8,94,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',11,'place','place',9,110,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',12,'place','place',10,14,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',13,'place','place',11,126,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',14,'place','place',12,78,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',15,'place','place',13,46,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',16,'place','place',14,158,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',17,'action','end-turn',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',18,'action','run',9,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',19,'run','run-to',9,45,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',20,'action','run',13,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',21,'run','run-to',13,105,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',22,'action','end-turn',0,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',23,'replace','discard',25,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',24,'action','run',4,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',25,'run','run-to',4,130,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',26,'action','run',1,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',27,'run','run-to',1,83,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',28,'action','run',3,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',29,'run','run-to',3,16,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('pWN-DROZG7X0',30,'replace','discard',23,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',1,'action','run',2,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',2,'run','run-to',2,4,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',3,'replace','discard',20,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',4,'action','run',11,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',5,'run','run-to',11,12,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',6,'action','run',6,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',7,'run','run-to',6,157,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',8,'action','run',7,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',9,'run','run-to',7,119,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',10,'claim','claim',18,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',11,'action','run',3,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',12,'run','run-to',3,50,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',13,'action','run',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',14,'run','run-to',0,99,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',15,'action','run',5,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',16,'run','run-to',5,18,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',17,'replace','discard',17,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',18,'action','run',7,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',19,'run','run-to',7,121,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('DI6ZSocPz-jF',20,'action','run',10,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',1,'sprint-skill','skip',0,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',2,'turn','commit',10,87,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',3,'turn','commit',81,58,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',4,'tackle-skill','skip',0,0,0,1,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',5,'turn','commit',11,57,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',6,'pass-skill','pass-ball',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',7,'sprint-skill','skip',0,0,0,0,'person',1795122009);
INSERT INTO "choices" VALUES('tsChIEThMq9N',8,'turn','commit',25,88,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',9,'tackle-skill','skip',0,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',10,'turn','pass',0,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',11,'pass-discards','done',0,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',12,'turn','commit',26,63,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',13,'pass-skill','skip',0,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',14,'pass-skill','pass-ball',0,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',15,'turn','pass',0,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',16,'pass-discards','done',0,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',17,'keep','keep',97,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',18,'keep','keep',94,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',19,'bottom','bottom',95,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('tsChIEThMq9N',20,'either-or','either',2,1,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',1,'turn','commit',4,52,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',2,'pass-skill','pass-ball',0,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',3,'turn','commit',21,57,0,1,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',4,'pass-skill','pass-ball',0,0,0,1,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',5,'turn','commit',34,53,0,2,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',6,'turn','commit',8,58,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',7,'tackle-skill','tackle',21,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',8,'result','apply',0,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',9,'pass-skill','pass-ball',0,0,0,0,'person',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',10,'turn','commit',17,57,0,1,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',11,'turn','commit',42,53,0,2,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',12,'tackle-skill','tackle',4,0,0,2,'bot',1795122010);
INSERT INTO "choices" VALUES('LpF0tz5FxvFf',13,'result','apply',1,0,0,2,'bot',1795122010);
INSERT INTO "choices" VALUES('3bHxw_NV3HMh',1,'action','mark',10,0,0,1,'person',1795122010);
INSERT INTO "choices" VALUES('3bHxw_NV3HMh',2,'mark','mark-to',10,84,0,1,'person',1795122010);
CREATE TABLE positions (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "positions" VALUES('ZOnyy_pzY9ft',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: skavenblight-scramblers, athelorn-avengers, grudgebearers
rules: extended-season
week: 1
coin: 1
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
active: 1
reel: 3
hand 1: skaven-gutter-runner#6, skaven-lineman#7, skaven-blitzer#8, skaven-gutter-runner#9, skaven-blitzer#10, skaven-thrower#11
hand 2: wardancer#23, wood-elf-thrower#24, wardancer#25, wood-elf-lineman#26, wood-elf-lineman#27, wardancer#28
hand 3: dwarf-blitzer#40, dwarf-runner#41, dwarf-longbeard#42, dwarf-longbeard#43, dwarf-blocker#44, dwarf-longbeard#45
deck 1: skaven-lineman#5, skaven-thrower#4, skaven-gutter-runner#3, skaven-lineman#2, skaven-lineman#1, rat-ogre#0
deck 2: wood-elf-lineman#22, treeman#21, wood-elf-thrower#20, wood-elf-lineman#19, wood-elf-catcher#18, wood-elf-catcher#17
deck 3: dwarf-blitzer#39, dwarf-runner#38, troll-slayer#37, troll-slayer#36, dwarf-blocker#35, dwarf-longbeard#34
discard 1: 
discard 2: 
discard 3: 
upgrades 1: eshin-assassination-coordinator#16, sewer-go-map#15, professional-cheater#14, warpstone-souvenirs#13, swarm-tactics#12
upgrades 2: end-zone-celebration-choreographer#33, interception-assistant#32, conditioning-coach#31, orions-cleats#30, dodge-type-thing#29
upgrades 3: bear-the-grudge#50, lessons-in-violence#49, rising-ire#48, rigorous-training#47, legendary-toughness#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: slab#100, freebooter-runner-owa#99, morg-n-thorg-owa#98, freebooter-blitzer-owa#97, the-death-roller#96, marcus-siebermann#95, barik-farblast#94, eldril-sidewinder#93, freebooter-runner-owa#92, freebooter-thrower-owa#91, freebooter-lineman-owa#90, freebooter-blitzer-owa#89, mighty-zug#88, deeproot-strongbranch#87, freebooter-thrower-owa#86, aurora-silverleaf#85, long-bomb-silver#84, griff-oberwald#83, thornmane#82, jordell-freshbreeze#81, skuff-whitebeard#80, spikey-mcspike#79, cornelius-krieg#78, grim-ironjaw#77, freebooter-lineman-owa#76
cwc-stars: freebooter-thrower-cwc#75, lord-borak-the-despoiler#74, bite-bite#73, freebooter-blitzer-cwc#72, freebooter-lineman-cwc#71, snotlobba#70, one-ear#69, smashjaw#68, bone-crusher#67, freebooter-lineman-cwc#66, freebooter-runner-cwc#65, hide-sneak#64, varag-ghoulchewer#63, blightmaw#62, freebooter-runner-cwc#61, morkai-the-everchanging#60, bloodhorn#59, freebooter-blitzer-cwc#58, headsplitter#57, crushface#56, grashnak-blackhoof#55, bork#54, freebooter-thrower-cwc#53, morg-n-thorg-cwc#52, niknik-yellowtail#51
staff: hired-wizard#121, passing-coach#120, late-game-scoring-streak#119, offensive-coordinator#118, offensive-firepower#117, the-best-players-in-the-league#116, team-merchandise-booths#115, passing-coach#114, laying-the-smackdown#113, hired-wizard#112, sprinting-coach#111, tackling-coach#110, cheating-coach#109, tackling-coach#108, bloodthirsty-supporters#107, sprinting-coach#106, team-apothecary#105, team-apothecary#104, endorsement-deal#103, offensive-coordinator#102, cheating-coach#101
highlights: personal-foul#150, goal-line-plunge#149, one-handed-grab#148, right-in-the-jibblies#147, unsportsmanlike-conduct#146, pose-for-the-fans#145, razzle-dazzle#144, super-juke#143, double-crossing-routes#142, skullcracker-suite#141, cock-eye-blocked#140, fumblerooski#139, gutter-run#138, heroic-leap#137, all-out-blitz#136, over-the-middle#135, unnecessary-roughness#134, bad-snap#133, knuckleduster-smear#132, the-rolling-cage#131, the-sneaky-weasel#130, get-yer-head-in-the-game#129, sideline-screamer#128, double-down#127, intentional-pounding#126, shank-yank#125, illegal-procedure#124, fleet-footed-flea-flicker#123, the-mousetrap#122
spike-deck: rivalry-week-kicks-off#188, the-chaos-cup#187, salary-cap-raised#186, endurance-training#185, the-blood-bowl#184
spike: the-spike-magazine-trophy#189
box: referee-contract-dispute#197, cursed-ball#196, violence-at-an-all-time-high#195, all-star-conditioning#194, weather-disrupts-match#193, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, the-dungeonbowl#190
pool: power-1#183, fan-1#182, power-2#181, power-3#180, power-1#179, fan-2#178, power-1#177, power-1#176, power-0#175, power-1#174, fan-1#173, power-2#172, power-3#171, power-1#170, whistle#169, whistle#168, power-1#167, whistle#166, power-1#165, whistle#164, power-0#163, power-0#162, power-2#161, fan-1#160, whistle#159, whistle#158, fan-1#157, power-1#156, power-0#155, power-2#154
aside: 
highlight 1: the-tripline#153
highlight 2: the-backstab-special#152
highlight 3: the-slobberknocker#151
tournament:
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: turn 1 turn-chosen 0 0
codes: commit:6:52:0 commit:6:53:0 commit:6:57:0 commit:6:58:0 commit:6:62:0 commit:6:63:0 commit:6:87:0 commit:7:52:0 commit:7:53:0 commit:7:57:0 commit:7:58:0 commit:7:62:0 commit:7:63:0 commit:7:87:0 commit:8:52:0 commit:8:53:0 commit:8:57:0 commit:8:58:0 commit:8:62:0 commit:8:63:0 commit:8:87:0 commit:9:52:0 commit:9:53:0 commit:9:57:0 commit:9:58:0 commit:9:62:0 commit:9:63:0 commit:9:87:0 commit:10:52:0 commit:10:53:0 commit:10:57:0 commit:10:58:0 commit:10:62:0 commit:10:63:0 commit:10:87:0 commit:11:52:0 commit:11:53:0 commit:11:57:0 commit:11:58:0 commit:11:62:0 commit:11:63:0 commit:11:87:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('ZOnyy_pzY9ft',20,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: skavenblight-scramblers, athelorn-avengers, grudgebearers
rules: extended-season
week: 1
coin: 1
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
choices: 20
barrier: 19
active: 1
passed: 2
committed: 10
reel: 3
fall-agent: 45
fall-by: 3
hand 1: skaven-thrower#11
hand 2: wardancer#23, wood-elf-thrower#24, wardancer#25, wood-elf-lineman#26, wood-elf-lineman#27, wardancer#28
hand 3: dwarf-runner#41, dwarf-longbeard#42
deck 1: skaven-thrower#4, skaven-gutter-runner#3, skaven-lineman#2, skaven-lineman#1, rat-ogre#0
deck 2: wood-elf-lineman#22, treeman#21, wood-elf-thrower#20, wood-elf-lineman#19, wood-elf-catcher#18, wood-elf-catcher#17
deck 3: dwarf-blitzer#39, dwarf-runner#38, troll-slayer#37, troll-slayer#36, dwarf-blocker#35, dwarf-longbeard#34
discard 1: skaven-blitzer#10
discard 2: 
discard 3: 
upgrades 1: eshin-assassination-coordinator#16, sewer-go-map#15, professional-cheater#14, warpstone-souvenirs#13, swarm-tactics#12
upgrades 2: end-zone-celebration-choreographer#33, interception-assistant#32, conditioning-coach#31, orions-cleats#30, dodge-type-thing#29
upgrades 3: bear-the-grudge#50, lessons-in-violence#49, rising-ire#48, rigorous-training#47, legendary-toughness#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: slab#100, freebooter-runner-owa#99, morg-n-thorg-owa#98, freebooter-blitzer-owa#97, the-death-roller#96, marcus-siebermann#95, barik-farblast#94, eldril-sidewinder#93, freebooter-runner-owa#92, freebooter-thrower-owa#91, freebooter-lineman-owa#90, freebooter-blitzer-owa#89, mighty-zug#88, deeproot-strongbranch#87, freebooter-thrower-owa#86, aurora-silverleaf#85, long-bomb-silver#84, griff-oberwald#83, thornmane#82, jordell-freshbreeze#81, skuff-whitebeard#80, spikey-mcspike#79, cornelius-krieg#78, grim-ironjaw#77, freebooter-lineman-owa#76
cwc-stars: freebooter-thrower-cwc#75, lord-borak-the-despoiler#74, bite-bite#73, freebooter-blitzer-cwc#72, freebooter-lineman-cwc#71, snotlobba#70, one-ear#69, smashjaw#68, bone-crusher#67, freebooter-lineman-cwc#66, freebooter-runner-cwc#65, hide-sneak#64, varag-ghoulchewer#63, blightmaw#62, freebooter-runner-cwc#61, morkai-the-everchanging#60, bloodhorn#59, freebooter-blitzer-cwc#58, headsplitter#57, crushface#56, grashnak-blackhoof#55, bork#54, freebooter-thrower-cwc#53, morg-n-thorg-cwc#52, niknik-yellowtail#51
staff: hired-wizard#121, passing-coach#120, late-game-scoring-streak#119, offensive-coordinator#118, offensive-firepower#117, the-best-players-in-the-league#116, team-merchandise-booths#115, passing-coach#114, laying-the-smackdown#113, hired-wizard#112, sprinting-coach#111, tackling-coach#110, cheating-coach#109, tackling-coach#108, bloodthirsty-supporters#107, sprinting-coach#106, team-apothecary#105, team-apothecary#104, endorsement-deal#103, offensive-coordinator#102, cheating-coach#101
highlights: personal-foul#150, goal-line-plunge#149, one-handed-grab#148, right-in-the-jibblies#147, unsportsmanlike-conduct#146, pose-for-the-fans#145, razzle-dazzle#144, super-juke#143, double-crossing-routes#142, skullcracker-suite#141, cock-eye-blocked#140, fumblerooski#139, gutter-run#138, heroic-leap#137, all-out-blitz#136, over-the-middle#135, unnecessary-roughness#134, bad-snap#133, knuckleduster-smear#132, the-rolling-cage#131, the-sneaky-weasel#130, get-yer-head-in-the-game#129, sideline-screamer#128, double-down#127, intentional-pounding#126, shank-yank#125, illegal-procedure#124, fleet-footed-flea-flicker#123, the-mousetrap#122
spike-deck: rivalry-week-kicks-off#188, the-chaos-cup#187, salary-cap-raised#186, endurance-training#185, the-blood-bowl#184
spike: the-spike-magazine-trophy#189
box: referee-contract-dispute#197, cursed-ball#196, violence-at-an-all-time-high#195, all-star-conditioning#194, weather-disrupts-match#193, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, the-dungeonbowl#190
pool: fan-1#182, power-2#181, power-3#180, power-1#179, fan-2#178, power-1#177, power-1#176, power-0#175, power-1#174, fan-1#173, power-2#172, power-3#171, power-1#170, whistle#169, whistle#168, power-1#167, whistle#166, power-1#165, whistle#164, power-0#163, power-0#162, power-2#161, fan-1#160, whistle#159, whistle#158, fan-1#157, power-1#156, power-0#155, power-2#154
aside: 
highlight 1: the-tripline#153
  left 3: dwarf-blocker#44, dwarf-longbeard#45
  right 1: skaven-lineman#7 downed, skaven-gutter-runner#6
highlight 2: the-backstab-special#152
highlight 3: the-slobberknocker#151
  left 1: skaven-blitzer#8 [power-1#183], skaven-lineman#5
  right 3: dwarf-blitzer#40
tournament:
  zone 1: skaven-gutter-runner#9 ball
  zone 3: dwarf-longbeard#43
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: sprint-skill 1 sprint-chosen 9 0
codes: skip:0:0:0 sprint:0:0:0
');
INSERT INTO "positions" VALUES('ZOnyy_pzY9ft',40,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: skavenblight-scramblers, athelorn-avengers, grudgebearers
rules: extended-season
week: 2
coin: 2
fans: 9, 0, 6
improvements-gained: 3, 0, 3
totals: 4, 0, 1
placing: 1, 0, 2
margin: 3, 0, 0
choices: 40
barrier: 40
active: 2
passed: 1
reel: 3
alert: 262146
fall-agent: 45
fall-by: 3
hand 1: rat-ogre#0, skaven-lineman#1, skaven-lineman#2, lord-borak-the-despoiler#74
hand 2: wood-elf-thrower#24, wood-elf-lineman#26, wood-elf-lineman#27, wardancer#28
hand 3: dwarf-blocker#35, troll-slayer#36, troll-slayer#37, slab#100
deck 1: skaven-lineman#9, skaven-blitzer#5, skaven-gutter-runner#8, skaven-blitzer#11, skaven-lineman#6, skaven-gutter-runner#7, skaven-thrower#10
deck 2: wood-elf-lineman#22, treeman#21, wood-elf-thrower#20, wood-elf-lineman#19, wood-elf-catcher#18, wood-elf-catcher#17
deck 3: dwarf-longbeard#34
discard 1: skaven-thrower#4, skaven-gutter-runner#3
discard 2: 
discard 3: dwarf-longbeard#43, dwarf-blitzer#40, dwarf-runner#41, dwarf-longbeard#42, dwarf-longbeard#45, dwarf-blocker#44
upgrades 1: professional-cheater#14, warpstone-souvenirs#13, swarm-tactics#12
upgrades 2: end-zone-celebration-choreographer#33, interception-assistant#32, conditioning-coach#31, orions-cleats#30, dodge-type-thing#29
upgrades 3: lessons-in-violence#49, rising-ire#48, rigorous-training#47, legendary-toughness#46
in-play 1: sewer-go-map#15, eshin-assassination-coordinator#16
in-play 2: 
in-play 3: bear-the-grudge#50, hired-wizard#121
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: morg-n-thorg-owa#98, freebooter-blitzer-owa#97, the-death-roller#96, marcus-siebermann#95, barik-farblast#94, eldril-sidewinder#93, freebooter-runner-owa#92, freebooter-thrower-owa#91, freebooter-lineman-owa#90, freebooter-blitzer-owa#89, mighty-zug#88, deeproot-strongbranch#87, freebooter-thrower-owa#86, aurora-silverleaf#85, long-bomb-silver#84, griff-oberwald#83, thornmane#82, jordell-freshbreeze#81, skuff-whitebeard#80, spikey-mcspike#79, cornelius-krieg#78, grim-ironjaw#77, freebooter-lineman-owa#76, freebooter-runner-owa#99
cwc-stars: freebooter-blitzer-cwc#72, freebooter-lineman-cwc#71, snotlobba#70, one-ear#69, smashjaw#68, bone-crusher#67, freebooter-lineman-cwc#66, freebooter-runner-cwc#65, hide-sneak#64, varag-ghoulchewer#63, blightmaw#62, freebooter-runner-cwc#61, morkai-the-everchanging#60, bloodhorn#59, freebooter-blitzer-cwc#58, headsplitter#57, crushface#56, grashnak-blackhoof#55, bork#54, freebooter-thrower-cwc#53, morg-n-thorg-cwc#52, niknik-yellowtail#51, bite-bite#73, freebooter-thrower-cwc#75
staff: passing-coach#120, late-game-scoring-streak#119, offensive-coordinator#118, offensive-firepower#117, the-best-players-in-the-league#116, team-merchandise-booths#115, passing-coach#114, laying-the-smackdown#113, hired-wizard#112, sprinting-coach#111, tackling-coach#110, cheating-coach#109, tackling-coach#108, bloodthirsty-supporters#107, sprinting-coach#106, team-apothecary#105, team-apothecary#104, endorsement-deal#103, offensive-coordinator#102, cheating-coach#101
highlights: right-in-the-jibblies#147, unsportsmanlike-conduct#146, pose-for-the-fans#145, razzle-dazzle#144, super-juke#143, double-crossing-routes#142, skullcracker-suite#141, cock-eye-blocked#140, fumblerooski#139, gutter-run#138, heroic-leap#137, all-out-blitz#136, over-the-middle#135, unnecessary-roughness#134, bad-snap#133, knuckleduster-smear#132, the-rolling-cage#131, the-sneaky-weasel#130, get-yer-head-in-the-game#129, sideline-screamer#128, double-down#127, intentional-pounding#126, shank-yank#125, illegal-procedure#124, fleet-footed-flea-flicker#123, the-mousetrap#122
spike-deck: the-chaos-cup#187, salary-cap-raised#186, endurance-training#185, the-blood-bowl#184
spike: rivalry-week-kicks-off#188, the-spike-magazine-trophy#189
box: the-slobberknocker#151, the-backstab-special#152, the-tripline#153, referee-contract-dispute#197, cursed-ball#196, violence-at-an-all-time-high#195, all-star-conditioning#194, weather-disrupts-match#193, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, the-dungeonbowl#190
pool: whistle#183, power-0#182, power-1#181, whistle#180, power-0#179, power-1#178, power-1#177, power-1#176, power-0#175, whistle#174, fan-1#173, whistle#172, power-1#171, power-1#170, fan-2#169, fan-1#168, power-2#167, whistle#166, fan-1#165, power-1#164, power-1#163, power-3#162, power-2#161, whistle#160, power-2#159, power-2#158, power-3#157, power-0#156, power-1#155, fan-1#154
aside: 
highlight 1: personal-foul#150
  right 2: wardancer#23
highlight 2: goal-line-plunge#149
  left 3: dwarf-runner#38 ball
highlight 3: one-handed-grab#148
  left 3: dwarf-blitzer#39
  right 2: wardancer#25
note bite-bite#73: known 1
note lord-borak-the-despoiler#74: known 135
note freebooter-thrower-cwc#75: known 1
note freebooter-runner-owa#99: known 4
note slab#100: known 135
agenda:
  scoreboard 0 0 0
  turn 2 0 0
decision: turn 2 turn-chosen 1 0
codes: commit:24:53:0 commit:24:58:0 commit:24:63:0 commit:26:53:0 commit:26:58:0 commit:26:63:0 commit:27:53:0 commit:27:58:0 commit:27:63:0 commit:28:53:0 commit:28:58:0 commit:28:63:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('ZOnyy_pzY9ft',60,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: skavenblight-scramblers, athelorn-avengers, grudgebearers
rules: extended-season
week: 3
coin: 3
fans: 9, 2, 15
improvements-gained: 3, 0, 7
totals: 0, 1, 6
placing: 0, 3, 1
margin: 3, 0, 5
choices: 58
barrier: 58
active: 1
committed: 10
reel: 3
alert: 806914
fall-by: 3
hand 1: skaven-blitzer#5, rat-ogre#0, skaven-lineman#1, skaven-lineman#2, lord-borak-the-despoiler#74
hand 2: wood-elf-catcher#17, wood-elf-catcher#18, wood-elf-lineman#19, wood-elf-thrower#20, treeman#21, wood-elf-lineman#22
hand 3: troll-slayer#35, troll-slayer#39, dwarf-blocker#36, dwarf-longbeard#34, morg-n-thorg-owa#98
deck 1: skaven-gutter-runner#8, skaven-blitzer#11, skaven-lineman#6, skaven-gutter-runner#7, skaven-thrower#10
deck 2: wood-elf-lineman#25, wardancer#23, wardancer#26, wardancer#24, wood-elf-thrower#27, wood-elf-lineman#28
deck 3: dwarf-longbeard#38, dwarf-blocker#100, dwarf-blitzer#43, dwarf-runner#40, dwarf-runner#41, dwarf-blitzer#42, slab#45, dwarf-longbeard#44
discard 1: skaven-thrower#4, skaven-gutter-runner#3
discard 2: 
discard 3: 
upgrades 1: professional-cheater#14, warpstone-souvenirs#13, swarm-tactics#12
upgrades 2: end-zone-celebration-choreographer#33, interception-assistant#32, conditioning-coach#31, orions-cleats#30, dodge-type-thing#29
upgrades 3: rising-ire#48, rigorous-training#47, legendary-toughness#46
in-play 1: sewer-go-map#15, eshin-assassination-coordinator#16
in-play 2: 
in-play 3: lessons-in-violence#49, late-game-scoring-streak#119, passing-coach#120 exhausted, bear-the-grudge#50, hired-wizard#121
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: freebooter-blitzer-owa#97, the-death-roller#96, marcus-siebermann#95, barik-farblast#94, eldril-sidewinder#93, freebooter-runner-owa#92, freebooter-thrower-owa#91, freebooter-lineman-owa#90, freebooter-blitzer-owa#89, mighty-zug#88, deeproot-strongbranch#87, freebooter-thrower-owa#86, aurora-silverleaf#85, long-bomb-silver#84, griff-oberwald#83, thornmane#82, jordell-freshbreeze#81, skuff-whitebeard#80, spikey-mcspike#79, cornelius-krieg#78, grim-ironjaw#77, freebooter-lineman-owa#76, freebooter-runner-owa#99
cwc-stars: freebooter-blitzer-cwc#72, freebooter-lineman-cwc#71, snotlobba#70, one-ear#69, smashjaw#68, bone-crusher#67, freebooter-lineman-cwc#66, freebooter-runner-cwc#65, hide-sneak#64, varag-ghoulchewer#63, blightmaw#62, freebooter-runner-cwc#61, morkai-the-everchanging#60, bloodhorn#59, freebooter-blitzer-cwc#58, headsplitter#57, crushface#56, grashnak-blackhoof#55, bork#54, freebooter-thrower-cwc#53, morg-n-thorg-cwc#52, niknik-yellowtail#51, bite-bite#73, freebooter-thrower-cwc#75
staff: offensive-coordinator#118, offensive-firepower#117, the-best-players-in-the-league#116, team-merchandise-booths#115, passing-coach#114, laying-the-smackdown#113, hired-wizard#112, sprinting-coach#111, tackling-coach#110, cheating-coach#109, tackling-coach#108, bloodthirsty-supporters#107, sprinting-coach#106, team-apothecary#105, team-apothecary#104, endorsement-deal#103, offensive-coordinator#102, cheating-coach#101
highlights: razzle-dazzle#144, super-juke#143, double-crossing-routes#142, skullcracker-suite#141, cock-eye-blocked#140, fumblerooski#139, gutter-run#138, heroic-leap#137, all-out-blitz#136, over-the-middle#135, unnecessary-roughness#134, bad-snap#133, knuckleduster-smear#132, the-rolling-cage#131, the-sneaky-weasel#130, get-yer-head-in-the-game#129, sideline-screamer#128, double-down#127, intentional-pounding#126, shank-yank#125, illegal-procedure#124, fleet-footed-flea-flicker#123, the-mousetrap#122
spike-deck: salary-cap-raised#186, endurance-training#185, the-blood-bowl#184
spike: the-chaos-cup#187, rivalry-week-kicks-off#188, the-spike-magazine-trophy#189
box: one-handed-grab#148, goal-line-plunge#149, personal-foul#150, the-slobberknocker#151, the-backstab-special#152, the-tripline#153, referee-contract-dispute#197, cursed-ball#196, violence-at-an-all-time-high#195, all-star-conditioning#194, weather-disrupts-match#193, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, the-dungeonbowl#190
pool: power-0#182, power-1#183, whistle#181, whistle#180, power-3#179, power-3#178, whistle#177, whistle#176, fan-1#175, power-0#174, power-2#173, power-1#172, fan-1#171, power-1#170, power-1#169, fan-2#168, power-0#167, power-1#166, power-2#165, power-1#164, whistle#163, power-1#162, whistle#161, fan-1#160, power-2#159, power-1#158, fan-1#157, power-0#156, power-1#155, power-2#154
aside: 
highlight 1: right-in-the-jibblies#147
highlight 2: unsportsmanlike-conduct#146
highlight 3: pose-for-the-fans#145
tournament:
  zone 1: skaven-lineman#9
  zone 3: dwarf-longbeard#37
note bite-bite#73: known 1
note lord-borak-the-despoiler#74: known 135
note freebooter-thrower-cwc#75: known 1
note morg-n-thorg-owa#98: known 135
note freebooter-runner-owa#99: known 4
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: action 1 action-chosen 0 0
codes: skip:0:0:0 act:15:0:0
');
INSERT INTO "positions" VALUES('lAgZn6sxkTus',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
rules: random-events, fouls, throw-team-mate, rookies-to-watch, arena, special-balls, pitch
pitch: none
arena: sewer-pipe-stadium
coach-a: 1
active: none
turns: 0, 0
score: 0, 0
rookies: 1
balls: none
spaces: -, -, -
hand 1: 
hand 2: 
deck: tie-them-up/raw-talent#25, tie-them-up/defensive-play#24, take-them-down/diving-tackle#23, take-them-down/blocking-play#22, spread-out/reserves#21, showboat-for-the-crowd/hail-mary-pass#20, show-us-a-completion/nerves-of-steel#19, show-us-a-completion/inspiration#18, show-them-how-its-done/the-kids-got-moxy#17, show-them-how-its-done/bladed-knuckle-dusters#16, show-no-fear/jump-up#15, play-as-a-team/tough-enough#14, play-as-a-team/inspiration#13, play-as-a-team/aggressive-mark#12, move-the-ball/raw-talent#11, move-the-ball/dodge#10, make-a-risky-throw/accurate-throw#9, get-together/reserves#8, get-the-ball/step-aside#7, get-the-ball/shadowing#6, get-moving/sprint#5, get-moving/aggressive-mark#4, free-up-the-ball/intervention#3, free-up-the-ball/blitz#2, break-some-bones/step-aside#1, break-some-bones/raw-talent#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
note tie-them-up/raw-talent#25: unseen
agenda:
  turn 1 0 0
  first-ball 2 0 0
  place 2 0 0
  place 1 0 0
  deal 1 0 0
  teams 2 20 12
decision: pitch 2 pitch-chosen 2 0
codes: pitch 0; pitch 2
');
INSERT INTO "positions" VALUES('lAgZn6sxkTus',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: snotling, lizardmen
rules: random-events, fouls, throw-team-mate, rookies-to-watch, arena, special-balls, pitch
pitch: stone
arena: sewer-pipe-stadium
coach-a: 1
active: 1
turns: 1, 0
score: 0, 0
choices: 20
barrier: 19
rookies: 1
players 1: snotling-1 a2, snotling-2 a7, snotling-3 a4, snotling-4 a8, snotling-5 a5, snotling-6 a10, fungus-flinga a3, fun-hoppa a1, stilty-runna a11, pump-wagon a6
players 2: skink-1 o7, skink-2 o8, chameleon-skink o11, saurus-blocker-1 o6, saurus-blocker-2 o5, saurus-blocker-3 o4
balls: extra-spikey-ball h6
spaces: take-them-down/blocking-play#25, take-them-down/diving-tackle#24, free-up-the-ball/intervention#23
hand 1: 
hand 2: 
deck: move-the-ball/raw-talent#22, make-a-risky-throw/accurate-throw#21, empty-the-bench#20, get-the-ball/step-aside#19, play-as-a-team/aggressive-mark#18, reset#17, generous-coaches#16, play-as-a-team/tough-enough#15, impatient-coaches#14, show-them-how-its-done/the-kids-got-moxy#13, show-them-how-its-done/bladed-knuckle-dusters#12, get-the-ball/shadowing#11, tie-them-up/raw-talent#10, tie-them-up/defensive-play#9, break-some-bones/step-aside#8, show-us-a-completion/nerves-of-steel#7, crumbling-astrogranite-pitch#6, spread-out/reserves#5, showboat-for-the-crowd/hail-mary-pass#4, get-moving/sprint#3, break-some-bones/raw-talent#2, multi-ball#1, show-no-fear/jump-up#0, show-us-a-completion/inspiration#31, get-together/reserves#30, play-as-a-team/inspiration#29, move-the-ball/dodge#28, free-up-the-ball/blitz#27, get-moving/aggressive-mark#26
discard: 
events: 
box: impatient-coaches#32, pitch-invasion#33, multi-ball#34, get-the-ref#35, banana-skins#36, trapdoor-monster#37
acted: 1 snotling-1 run
deed: actor 1/snotling-1, action run, balls h6, traits 64, squares 5, from a2, kinds run
agenda:
  menu 1 0 0
  settle 0 0 0
decision: run 1 run-chosen 1/snotling-1 0
codes: run-to 1/snotling-1 b1 0; run-to 1/snotling-1 c1 0; run-to 1/snotling-1 d1 0; run-to 1/snotling-1 e1 0; run-to 1/snotling-1 f1 0; run-to 1/snotling-1 a2 0; run-to 1/snotling-1 b2 0; run-to 1/snotling-1 c2 0; run-to 1/snotling-1 d2 0; run-to 1/snotling-1 e2 0; run-to 1/snotling-1 f2 0; run-to 1/snotling-1 b3 0; run-to 1/snotling-1 c3 0; run-to 1/snotling-1 f3 0; run-to 1/snotling-1 b4 0; run-to 1/snotling-1 c4 0; run-to 1/snotling-1 f4 0; run-to 1/snotling-1 b5 0; run-to 1/snotling-1 c5 0; run-to 1/snotling-1 d5 0; run-to 1/snotling-1 e5 0; run-to 1/snotling-1 f5 0; run-to 1/snotling-1 b6 0; run-to 1/snotling-1 c6 0; run-to 1/snotling-1 d6 0; run-to 1/snotling-1 e6 0; run-to 1/snotling-1 f6 0; run-to 1/snotling-1 b7 0; run-to 1/snotling-1 c7 0; run-to 1/snotling-1 d7 0; run-to 1/snotling-1 e7 0; run-to 1/snotling-1 f7 0
');
INSERT INTO "positions" VALUES('lAgZn6sxkTus',40,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: snotling, lizardmen
rules: random-events, fouls, throw-team-mate, rookies-to-watch, arena, special-balls, pitch
pitch: stone
arena: sewer-pipe-stadium
coach-a: 1
active: 2
turns: 2, 2
score: 0, 0
choices: 40
barrier: 38
rookies: 1
players 1: snotling-1 d2, snotling-2 a7, snotling-3 a4, snotling-4 f6, snotling-5 a5, snotling-6 a10, fungus-flinga d7, fun-hoppa f3, stilty-runna a11, pump-wagon a6
players 2: skink-1 o7, skink-2 o8, chameleon-skink o11, saurus-blocker-1 l11, saurus-blocker-2 m6, saurus-blocker-3 l2
balls: extra-spikey-ball h6
spaces: take-them-down/blocking-play#25, take-them-down/diving-tackle#24, make-a-risky-throw/accurate-throw#21
hand 1: 
hand 2: 
deck: get-the-ball/step-aside#19, play-as-a-team/aggressive-mark#18, reset#17, generous-coaches#16, play-as-a-team/tough-enough#15, impatient-coaches#14, show-them-how-its-done/the-kids-got-moxy#13, show-them-how-its-done/bladed-knuckle-dusters#12, get-the-ball/shadowing#11, tie-them-up/raw-talent#10, tie-them-up/defensive-play#9, break-some-bones/step-aside#8, show-us-a-completion/nerves-of-steel#7, crumbling-astrogranite-pitch#6, spread-out/reserves#5, showboat-for-the-crowd/hail-mary-pass#4, get-moving/sprint#3, break-some-bones/raw-talent#2, multi-ball#1, show-no-fear/jump-up#0, show-us-a-completion/inspiration#31, get-together/reserves#30, play-as-a-team/inspiration#29, move-the-ball/dodge#28, free-up-the-ball/blitz#27, get-moving/aggressive-mark#26
discard: move-the-ball/raw-talent#22, free-up-the-ball/intervention#23
events: empty-the-bench#20
box: impatient-coaches#32, pitch-invasion#33, multi-ball#34, get-the-ref#35, banana-skins#36, trapdoor-monster#37
acted: 2 saurus-blocker-2 run
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/skink-1; run 2/skink-2; run 2/chameleon-skink; run 2/saurus-blocker-1; run 2/saurus-blocker-3; end-turn
');
INSERT INTO "positions" VALUES('lAgZn6sxkTus',60,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: snotling, lizardmen
rules: random-events, fouls, throw-team-mate, rookies-to-watch, arena, special-balls, pitch
pitch: stone
arena: sewer-pipe-stadium
coach-a: 1
active: 2
turns: 3, 3
score: 0, 0
choices: 60
barrier: 57
rookies: 1
players 1: snotling-1 a8, snotling-2 a10, snotling-3 a4, snotling-4 reserves, snotling-5 reserves, snotling-6 reserves, fungus-flinga reserves, fun-hoppa reserves, stilty-runna reserves, pump-wagon reserves
players 2: skink-1 o6, skink-2 o7, chameleon-skink o10, saurus-blocker-1 o3, saurus-blocker-2 o11, saurus-blocker-3 o5
balls: extra-spikey-ball h6
spaces: play-as-a-team/aggressive-mark#18, take-them-down/diving-tackle#24, get-the-ball/step-aside#19
hand 1: 
hand 2: 
deck: generous-coaches#16, play-as-a-team/tough-enough#15, impatient-coaches#14, show-them-how-its-done/the-kids-got-moxy#13, show-them-how-its-done/bladed-knuckle-dusters#12, get-the-ball/shadowing#11, tie-them-up/raw-talent#10, tie-them-up/defensive-play#9, break-some-bones/step-aside#8, show-us-a-completion/nerves-of-steel#7, crumbling-astrogranite-pitch#6, spread-out/reserves#5, showboat-for-the-crowd/hail-mary-pass#4, get-moving/sprint#3, break-some-bones/raw-talent#2, multi-ball#1, show-no-fear/jump-up#0, show-us-a-completion/inspiration#31, get-together/reserves#30, play-as-a-team/inspiration#29, move-the-ball/dodge#28, free-up-the-ball/blitz#27, get-moving/aggressive-mark#26
discard: take-them-down/blocking-play#25, make-a-risky-throw/accurate-throw#21, move-the-ball/raw-talent#22, free-up-the-ball/intervention#23
events: reset#17, empty-the-bench#20
box: impatient-coaches#32, pitch-invasion#33, multi-ball#34, get-the-ref#35, banana-skins#36, trapdoor-monster#37
agenda:
  menu 2 0 0
  emergency 2 0 0
  no-ball 2 0 0
  fill 2 0 0
  event 2 0 0
decision: place 1 placed 1 3
codes: place 1/snotling-4 a1; place 1/snotling-4 a2; place 1/snotling-4 a3; place 1/snotling-4 a5; place 1/snotling-4 a6; place 1/snotling-4 a7; place 1/snotling-4 a9; place 1/snotling-4 a11
');
INSERT INTO "positions" VALUES('lAgZn6sxkTus',80,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: snotling, lizardmen
rules: random-events, fouls, throw-team-mate, rookies-to-watch, arena, special-balls, pitch
pitch: stone
arena: sewer-pipe-stadium
coach-a: 1
active: 2
turns: 4, 4
score: 0, 0
choices: 78
barrier: 76
rookies: 1
players 1: snotling-1 a8, snotling-2 a10, snotling-3 a4, snotling-4 c3, snotling-5 f8, snotling-6 a9, fungus-flinga a7, fun-hoppa a1, stilty-runna a11, pump-wagon e5
players 2: skink-1 o6, skink-2 o7, chameleon-skink o10, saurus-blocker-1 j5, saurus-blocker-2 o11, saurus-blocker-3 o5
balls: extra-spikey-ball h6
spaces: tie-them-up/raw-talent#10, show-them-how-its-done/bladed-knuckle-dusters#12, get-the-ball/shadowing#11
hand 1: 
hand 2: 
deck: tie-them-up/defensive-play#9, break-some-bones/step-aside#8, show-us-a-completion/nerves-of-steel#7, crumbling-astrogranite-pitch#6, spread-out/reserves#5, showboat-for-the-crowd/hail-mary-pass#4, get-moving/sprint#3, break-some-bones/raw-talent#2, multi-ball#1, show-no-fear/jump-up#0, show-us-a-completion/inspiration#31, get-together/reserves#30, play-as-a-team/inspiration#29, move-the-ball/dodge#28, free-up-the-ball/blitz#27, get-moving/aggressive-mark#26
discard: show-them-how-its-done/the-kids-got-moxy#13, play-as-a-team/tough-enough#15, take-them-down/diving-tackle#24, play-as-a-team/aggressive-mark#18, get-the-ball/step-aside#19, take-them-down/blocking-play#25, make-a-risky-throw/accurate-throw#21, move-the-ball/raw-talent#22, free-up-the-ball/intervention#23
events: impatient-coaches#14, generous-coaches#16, reset#17, empty-the-bench#20
box: impatient-coaches#32, pitch-invasion#33, multi-ball#34, get-the-ref#35, banana-skins#36, trapdoor-monster#37
acted: 2 saurus-blocker-1 run
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/skink-1; run 2/skink-2; run 2/chameleon-skink; run 2/saurus-blocker-2; run 2/saurus-blocker-3; end-turn
');
INSERT INTO "positions" VALUES('F-iHwU-ut84Q',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: grudgebearers, skavenblight-scramblers
week: 1
coin: 2
fans: 0, 0
improvements-gained: 0, 0
totals: 0, 0
placing: 0, 0
margin: 0, 0
active: 2
reel: 4
keep-highlights: 2
hand 1: dwarf-blitzer#6, dwarf-runner#7, troll-slayer#8, dwarf-longbeard#9, dwarf-blocker#10, dwarf-runner#11
hand 2: skaven-gutter-runner#23, skaven-gutter-runner#24, skaven-gutter-runner#25, skaven-lineman#26, skaven-blitzer#27, skaven-thrower#28
deck 1: dwarf-longbeard#5, dwarf-blocker#4, dwarf-longbeard#3, troll-slayer#2, dwarf-longbeard#1, dwarf-blitzer#0
deck 2: skaven-blitzer#22, rat-ogre#21, skaven-thrower#20, skaven-lineman#19, skaven-lineman#18, skaven-lineman#17
discard 1: 
discard 2: 
upgrades 1: rising-ire#16, bear-the-grudge#15, legendary-toughness#14, lessons-in-violence#13, rigorous-training#12
upgrades 2: professional-cheater#33, warpstone-souvenirs#32, sewer-go-map#31, eshin-assassination-coordinator#30, swarm-tactics#29
in-play 1: 
in-play 2: 
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-blitzer-owa#83, freebooter-lineman-owa#82, aurora-silverleaf#81, griff-oberwald#80, spikey-mcspike#79, freebooter-runner-owa#78, long-bomb-silver#77, freebooter-runner-owa#76, freebooter-lineman-owa#75, marcus-siebermann#74, jordell-freshbreeze#73, deeproot-strongbranch#72, freebooter-thrower-owa#71, mighty-zug#70, thornmane#69, slab#68, barik-farblast#67, cornelius-krieg#66, skuff-whitebeard#65, eldril-sidewinder#64, the-death-roller#63, morg-n-thorg-owa#62, grim-ironjaw#61, freebooter-thrower-owa#60, freebooter-blitzer-owa#59
cwc-stars: freebooter-lineman-cwc#58, one-ear#57, smashjaw#56, morg-n-thorg-cwc#55, blightmaw#54, bork#53, bone-crusher#52, freebooter-thrower-cwc#51, freebooter-runner-cwc#50, headsplitter#49, morkai-the-everchanging#48, lord-borak-the-despoiler#47, hide-sneak#46, niknik-yellowtail#45, bloodhorn#44, freebooter-runner-cwc#43, freebooter-blitzer-cwc#42, crushface#41, varag-ghoulchewer#40, snotlobba#39, bite-bite#38, grashnak-blackhoof#37, freebooter-thrower-cwc#36, freebooter-lineman-cwc#35, freebooter-blitzer-cwc#34
staff: hired-wizard#104, offensive-coordinator#103, the-best-players-in-the-league#102, laying-the-smackdown#101, passing-coach#100, sprinting-coach#99, team-apothecary#98, cheating-coach#97, late-game-scoring-streak#96, bloodthirsty-supporters#95, hired-wizard#94, endorsement-deal#93, passing-coach#92, team-merchandise-booths#91, tackling-coach#90, cheating-coach#89, tackling-coach#88, team-apothecary#87, sprinting-coach#86, offensive-firepower#85, offensive-coordinator#84
highlights: get-yer-head-in-the-game#132, the-slobberknocker#131, personal-foul#130, skullcracker-suite#129, double-crossing-routes#128, pose-for-the-fans#127, fumblerooski#126, intentional-pounding#125, the-rolling-cage#124, heroic-leap#123, the-tripline#122, goal-line-plunge#121, shank-yank#120, all-out-blitz#119, cock-eye-blocked#118, gutter-run#117, super-juke#116, one-handed-grab#115, razzle-dazzle#114, unnecessary-roughness#113, illegal-procedure#112, the-backstab-special#111, sideline-screamer#110, double-down#109, knuckleduster-smear#108, bad-snap#107, right-in-the-jibblies#106, fleet-footed-flea-flicker#105
spike-deck: the-chaos-cup#169, the-dungeonbowl#168, the-blood-bowl#167
spike: the-spike-magazine-trophy#170
box: cursed-ball#180, violence-at-an-all-time-high#179, flooding-causes-soggy-pitch#178, more-sales-more-matches#177, weather-disrupts-match#176, endurance-training#175, all-star-conditioning#174, rivalry-week-kicks-off#173, referee-contract-dispute#172, salary-cap-raised#171
pool: power-0#166, whistle#165, whistle#164, power-0#163, whistle#162, power-3#161, fan-1#160, fan-1#159, power-3#158, fan-1#157, fan-2#156, power-0#155, power-1#154, power-2#153, power-1#152, power-1#151, whistle#150, whistle#149, power-1#148, whistle#147, power-1#146, fan-1#145, power-1#144, power-0#143, power-1#142, power-2#141, power-1#140, power-1#139, power-2#138, power-2#137
aside: 
highlight 1: the-sneaky-weasel#136
highlight 2: unsportsmanlike-conduct#135
highlight 3: the-mousetrap#134
highlight 4: over-the-middle#133
tournament:
agenda:
  scoreboard 0 0 0
  turn 0 0 0
decision: turn 2 turn-chosen 1 0
codes: commit:23:52:0 commit:23:53:0 commit:23:57:0 commit:23:58:0 commit:23:62:0 commit:23:63:0 commit:23:67:0 commit:23:68:0 commit:23:88:0 commit:24:52:0 commit:24:53:0 commit:24:57:0 commit:24:58:0 commit:24:62:0 commit:24:63:0 commit:24:67:0 commit:24:68:0 commit:24:88:0 commit:25:52:0 commit:25:53:0 commit:25:57:0 commit:25:58:0 commit:25:62:0 commit:25:63:0 commit:25:67:0 commit:25:68:0 commit:25:88:0 commit:26:52:0 commit:26:53:0 commit:26:57:0 commit:26:58:0 commit:26:62:0 commit:26:63:0 commit:26:67:0 commit:26:68:0 commit:26:88:0 commit:27:52:0 commit:27:53:0 commit:27:57:0 commit:27:58:0 commit:27:62:0 commit:27:63:0 commit:27:67:0 commit:27:68:0 commit:27:88:0 commit:28:52:0 commit:28:53:0 commit:28:57:0 commit:28:58:0 commit:28:62:0 commit:28:63:0 commit:28:67:0 commit:28:68:0 commit:28:88:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: none
turns: 0, 0
score: 0, 0
rookies: none
players 1: lineman-1 reserves, lineman-2 reserves, lineman-3 reserves, runner reserves, blitzer reserves, troll-slayer reserves
players 2: lineman-1 reserves, lineman-2 reserves, lineman-3 reserves, thrower reserves, blitzer reserves, big-un-blocker reserves
balls: none
spaces: play-as-a-team/tough-enough#25, break-some-bones/raw-talent#24, get-the-ball/step-aside#23
hand 1: 
hand 2: 
deck: free-up-the-ball/intervention#22, tie-them-up/defensive-play#21, move-the-ball/dodge#20, tie-them-up/raw-talent#19, get-moving/aggressive-mark#18, spread-out/reserves#17, showboat-for-the-crowd/hail-mary-pass#16, free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
  turn 2 0 0
  first-ball 1 0 0
  place 1 0 0
decision: place 2 placed 2 0
codes: place 2/lineman-1 o1; place 2/lineman-1 o2; place 2/lineman-1 o3; place 2/lineman-1 o4; place 2/lineman-1 o5; place 2/lineman-1 o6; place 2/lineman-1 o7; place 2/lineman-1 o8; place 2/lineman-1 o9; place 2/lineman-1 o10; place 2/lineman-1 o11
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 1, 2
score: 0, 0
choices: 20
barrier: 15
rookies: none
players 1: lineman-1 a2, lineman-2 a3, lineman-3 a1, runner a10, blitzer a8, troll-slayer a6
players 2: lineman-1 o4, lineman-2 n8, lineman-3 o2, thrower o10, blitzer o7, big-un-blocker o5
balls: h6
spaces: play-as-a-team/tough-enough#25, break-some-bones/raw-talent#24, free-up-the-ball/intervention#22
hand 1: 
hand 2: 
deck: tie-them-up/defensive-play#21, move-the-ball/dodge#20, tie-them-up/raw-talent#19, get-moving/aggressive-mark#18, spread-out/reserves#17, showboat-for-the-crowd/hail-mary-pass#16, free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 lineman-2 run, 2 thrower run, 2 big-un-blocker run
deed: actor 2/thrower, action run, balls h6, traits 524288, squares 5, from o10, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/thrower 0
codes: run-to 2/thrower j5 0; run-to 2/thrower k5 0; run-to 2/thrower l5 0; run-to 2/thrower m5 0; run-to 2/thrower n5 0; run-to 2/thrower j6 0; run-to 2/thrower k6 0; run-to 2/thrower l6 0; run-to 2/thrower m6 0; run-to 2/thrower n6 0; run-to 2/thrower o6 0; run-to 2/thrower j7 0; run-to 2/thrower k7 0; run-to 2/thrower l7 0; run-to 2/thrower m7 0; run-to 2/thrower n7 0; run-to 2/thrower j8 0; run-to 2/thrower m8 0; run-to 2/thrower o8 0; run-to 2/thrower j9 0; run-to 2/thrower m9 0; run-to 2/thrower n9 0; run-to 2/thrower o9 0; run-to 2/thrower j10 0; run-to 2/thrower k10 0; run-to 2/thrower l10 0; run-to 2/thrower m10 0; run-to 2/thrower n10 0; run-to 2/thrower o10 0; run-to 2/thrower j11 0; run-to 2/thrower k11 0; run-to 2/thrower l11 0; run-to 2/thrower m11 0; run-to 2/thrower n11 0; run-to 2/thrower o11 0
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',40,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 1
turns: 3, 3
score: 0, 0
choices: 40
barrier: 36
rookies: none
players 1: lineman-1 c6, lineman-2 a3, lineman-3 c2, runner a10, blitzer d5, troll-slayer e6
players 2: lineman-1 n9, lineman-2 m6, lineman-3 o2, thrower m8, blitzer o7, big-un-blocker o5
balls: h6
spaces: play-as-a-team/tough-enough#25, tie-them-up/raw-talent#19, move-the-ball/dodge#20
hand 1: 
hand 2: 
deck: get-moving/aggressive-mark#18, spread-out/reserves#17, showboat-for-the-crowd/hail-mary-pass#16, free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 blitzer run, 1 troll-slayer run
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/lineman-3; run 1/runner; end-turn
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',60,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 4, 5
score: 2, 0
choices: 60
barrier: 59
rookies: none
players 1: lineman-1 c6, lineman-2 h4, lineman-3 c2, runner a10, blitzer f10, troll-slayer d7
players 2: lineman-1 n7, lineman-2 m6, lineman-3 o1, thrower m8, blitzer o7, big-un-blocker j5
balls: h6
spaces: spread-out/reserves#17, tie-them-up/raw-talent#19, showboat-for-the-crowd/hail-mary-pass#16
hand 1: get-moving/aggressive-mark#18
hand 2: 
deck: free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 thrower run
deed: actor 2/thrower, action run, balls h6, traits 524288, squares 5, from m8, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/thrower 0
codes: run-to 2/thrower j3 0; run-to 2/thrower m3 0; run-to 2/thrower n3 0; run-to 2/thrower o3 0; run-to 2/thrower j4 0; run-to 2/thrower m4 0; run-to 2/thrower n4 0; run-to 2/thrower o4 0; run-to 2/thrower k5 0; run-to 2/thrower l5 0; run-to 2/thrower m5 0; run-to 2/thrower n5 0; run-to 2/thrower o5 0; run-to 2/thrower h6 1; run-to 2/thrower i6 0; run-to 2/thrower j6 0; run-to 2/thrower k6 0; run-to 2/thrower l6 0; run-to 2/thrower n6 0; run-to 2/thrower o6 0; run-to 2/thrower h7 0; run-to 2/thrower i7 0; run-to 2/thrower j7 0; run-to 2/thrower k7 0; run-to 2/thrower l7 0; run-to 2/thrower m7 0; run-to 2/thrower h8 0; run-to 2/thrower i8 0; run-to 2/thrower j8 0; run-to 2/thrower m8 0; run-to 2/thrower n8 0; run-to 2/thrower o8 0; run-to 2/thrower h9 0; run-to 2/thrower i9 0; run-to 2/thrower j9 0; run-to 2/thrower m9 0; run-to 2/thrower n9 0; run-to 2/thrower o9 0; run-to 2/thrower h10 0; run-to 2/thrower i10 0; run-to 2/thrower j10 0; run-to 2/thrower k10 0; run-to 2/thrower l10 0; run-to 2/thrower m10 0; run-to 2/thrower n10 0; run-to 2/thrower o10 0; run-to 2/thrower i11 0; run-to 2/thrower j11 0; run-to 2/thrower k11 0; run-to 2/thrower l11 0; run-to 2/thrower m11 0; run-to 2/thrower n11 0; run-to 2/thrower o11 0
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',80,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 5, 6
score: 2, 0
choices: 80
barrier: 78
rookies: none
players 1: lineman-1 c6, lineman-2 j4, lineman-3 c2, runner a10, blitzer reserves, troll-slayer a3
players 2: lineman-1 k5, lineman-2 m6, lineman-3 n6, thrower o6, blitzer o7, big-un-blocker j5
balls: h6
spaces: spread-out/reserves#17, tie-them-up/raw-talent#19, get-together/reserves#14
hand 1: 
hand 2: 
deck: show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 lineman-1 mark, 2 big-un-blocker block sidestep
deed: actor 2/big-un-blocker, action sidestep, balls h6, squares 2, from j5, markers 1/lineman-2, kinds block sidestep
agenda:
  menu 2 0 0
  settle 0 0 0
decision: sidestep 2 sidestep-chosen 2/big-un-blocker 0
codes: sidestep-to 2/big-un-blocker i6; sidestep-to 2/big-un-blocker j6; sidestep-to 2/big-un-blocker k6
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',100,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 7, 8
score: 3, 0
choices: 100
barrier: 100
rookies: none
players 1: lineman-1 c6, lineman-2 i3, lineman-3 c2, runner j8, blitzer reserves, troll-slayer a3
players 2: lineman-1 k5, lineman-2 m6, lineman-3 n6, thrower o6, blitzer i11, big-un-blocker k6
balls: h6
spaces: show-no-fear/jump-up#10, show-us-a-completion/inspiration#13, get-together/reserves#14
hand 1: spread-out/reserves#17
hand 2: 
deck: take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: get-moving/sprint#11, make-a-risky-throw/accurate-throw#12, tie-them-up/raw-talent#19, free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/lineman-1; run 2/lineman-2; run 2/lineman-3; run 2/thrower; run 2/blitzer; run 2/big-un-blocker; mark 2/lineman-1; mark 2/lineman-2; mark 2/blitzer; mark 2/big-un-blocker; end-turn
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',120,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 8, 9
score: 3, 0
choices: 120
barrier: 116
rookies: none
players 1: lineman-1 c6, lineman-2 f3, lineman-3 d5, runner j8, blitzer a5, troll-slayer a3
players 2: lineman-1 j6, lineman-2 l6, lineman-3 k5, thrower o6, blitzer i6, big-un-blocker m7
balls: 2 lineman-1
spaces: play-as-a-team/inspiration#8, take-them-down/diving-tackle#9, get-together/reserves#14
hand 1: spread-out/reserves#17
hand 2: 
deck: move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: show-no-fear/jump-up#10, show-us-a-completion/inspiration#13, get-moving/sprint#11, make-a-risky-throw/accurate-throw#12, tie-them-up/raw-talent#19, free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 blitzer run, 2 big-un-blocker run
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/lineman-1; run 2/lineman-2; run 2/lineman-3; run 2/thrower; mark 2/lineman-1; mark 2/lineman-2; mark 2/lineman-3; mark 2/blitzer; mark 2/big-un-blocker; throw 2/lineman-1; end-turn
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',140,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 1
turns: 10, 10
score: 3, 0
choices: 140
barrier: 137
rookies: none
players 1: lineman-1 g6, lineman-2 g1, lineman-3 d5, runner j8, blitzer f5, troll-slayer a3
players 2: lineman-1 j6, lineman-2 m6, lineman-3 k5, thrower o6, blitzer m8, big-un-blocker m9
balls: 2 lineman-3
spaces: take-them-down/blocking-play#5, move-the-ball/raw-talent#7, get-together/reserves#14
hand 1: spread-out/reserves#17
hand 2: 
deck: show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: break-some-bones/step-aside#6, play-as-a-team/inspiration#8, take-them-down/diving-tackle#9, show-no-fear/jump-up#10, show-us-a-completion/inspiration#13, get-moving/sprint#11, make-a-risky-throw/accurate-throw#12, tie-them-up/raw-talent#19, free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 lineman-1 run, 1 lineman-2 run
deed: actor 1/lineman-1, action run, balls k5, holders 2/lineman-3, squares 4, from g6, kinds run
agenda:
  menu 1 0 0
  settle 0 0 0
decision: run 1 run-chosen 1/lineman-1 0
codes: run-to 1/lineman-1 e2 0; run-to 1/lineman-1 f2 0; run-to 1/lineman-1 g2 0; run-to 1/lineman-1 h2 0; run-to 1/lineman-1 i2 0; run-to 1/lineman-1 j2 0; run-to 1/lineman-1 k2 0; run-to 1/lineman-1 f3 0; run-to 1/lineman-1 g3 0; run-to 1/lineman-1 h3 0; run-to 1/lineman-1 i3 0; run-to 1/lineman-1 j3 0; run-to 1/lineman-1 f4 0; run-to 1/lineman-1 g4 0; run-to 1/lineman-1 h4 0; run-to 1/lineman-1 i4 0; run-to 1/lineman-1 c5 0; run-to 1/lineman-1 e5 0; run-to 1/lineman-1 g5 0; run-to 1/lineman-1 h5 0; run-to 1/lineman-1 c6 0; run-to 1/lineman-1 d6 0; run-to 1/lineman-1 e6 0; run-to 1/lineman-1 f6 0; run-to 1/lineman-1 g6 0; run-to 1/lineman-1 h6 0; run-to 1/lineman-1 c7 0; run-to 1/lineman-1 d7 0; run-to 1/lineman-1 e7 0; run-to 1/lineman-1 f7 0; run-to 1/lineman-1 g7 0; run-to 1/lineman-1 h7 0; run-to 1/lineman-1 c8 0; run-to 1/lineman-1 f8 0; run-to 1/lineman-1 g8 0; run-to 1/lineman-1 h8 0; run-to 1/lineman-1 i8 0; run-to 1/lineman-1 f9 0; run-to 1/lineman-1 g9 0; run-to 1/lineman-1 h9 0; run-to 1/lineman-1 i9 0; run-to 1/lineman-1 j9 0; run-to 1/lineman-1 e10 0; run-to 1/lineman-1 f10 0; run-to 1/lineman-1 g10 0; run-to 1/lineman-1 h10 0; run-to 1/lineman-1 i10 0; run-to 1/lineman-1 j10 0; run-to 1/lineman-1 k10 0
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',160,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 11, 12
score: 3, 0
choices: 160
barrier: 157
rookies: none
players 1: lineman-1 l1, lineman-2 g1, lineman-3 d5, runner h8, blitzer e6, troll-slayer a3
players 2: lineman-1 j6, lineman-2 m7, lineman-3 k5, thrower k11, blitzer m8, big-un-blocker m9
balls: 2 lineman-3
spaces: take-them-down/blocking-play#5, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2
hand 1: spread-out/reserves#17
hand 2: 
deck: show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: show-us-a-completion/nerves-of-steel#4, move-the-ball/raw-talent#7, get-together/reserves#14, break-some-bones/step-aside#6, play-as-a-team/inspiration#8, take-them-down/diving-tackle#9, show-no-fear/jump-up#10, show-us-a-completion/inspiration#13, get-moving/sprint#11, make-a-risky-throw/accurate-throw#12, tie-them-up/raw-talent#19, free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 thrower run, 2 blitzer run
deed: actor 2/blitzer, action run, balls k5, traits 2048, squares 6, from m8, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/blitzer 0
codes: run-to 2/blitzer i2 0; run-to 2/blitzer j2 0; run-to 2/blitzer n2 0; run-to 2/blitzer o2 0; run-to 2/blitzer g3 0; run-to 2/blitzer h3 0; run-to 2/blitzer i3 0; run-to 2/blitzer j3 0; run-to 2/blitzer m3 0; run-to 2/blitzer n3 0; run-to 2/blitzer o3 0; run-to 2/blitzer g4 0; run-to 2/blitzer h4 0; run-to 2/blitzer i4 0; run-to 2/blitzer j4 0; run-to 2/blitzer m4 0; run-to 2/blitzer n4 0; run-to 2/blitzer o4 0; run-to 2/blitzer g5 0; run-to 2/blitzer h5 0; run-to 2/blitzer i5 0; run-to 2/blitzer j5 0; run-to 2/blitzer l5 0; run-to 2/blitzer m5 0; run-to 2/blitzer n5 0; run-to 2/blitzer o5 0; run-to 2/blitzer g6 0; run-to 2/blitzer h6 0; run-to 2/blitzer i6 0; run-to 2/blitzer k6 0; run-to 2/blitzer l6 0; run-to 2/blitzer m6 0; run-to 2/blitzer n6 0; run-to 2/blitzer o6 0; run-to 2/blitzer j7 0; run-to 2/blitzer k7 0; run-to 2/blitzer l7 0; run-to 2/blitzer n7 0; run-to 2/blitzer o7 0; run-to 2/blitzer j8 0; run-to 2/blitzer m8 0; run-to 2/blitzer n8 0; run-to 2/blitzer o8 0; run-to 2/blitzer j9 0; run-to 2/blitzer n9 0; run-to 2/blitzer o9 0; run-to 2/blitzer h10 0; run-to 2/blitzer i10 0; run-to 2/blitzer j10 0; run-to 2/blitzer k10 0; run-to 2/blitzer l10 0; run-to 2/blitzer m10 0; run-to 2/blitzer n10 0; run-to 2/blitzer o10 0; run-to 2/blitzer h11 0; run-to 2/blitzer i11 0; run-to 2/blitzer j11 0; run-to 2/blitzer l11 0; run-to 2/blitzer m11 0; run-to 2/blitzer n11 0; run-to 2/blitzer o11 0
');
INSERT INTO "positions" VALUES('EYzZp9vt-Ykf',180,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 1
turns: 13, 13
score: 3, 2
choices: 180
barrier: 177
last-turns: 1
rookies: none
players 1: lineman-1 o1, lineman-2 g1, lineman-3 d5, runner j10 prone, blitzer b10, troll-slayer c6
players 2: lineman-1 e2, lineman-2 m7, lineman-3 k5, thrower k11, blitzer m4, big-un-blocker l6
balls: m5
spaces: -, get-the-ball/shadowing#0, show-them-how-its-done/the-kids-got-moxy#2
hand 1: spread-out/reserves#17
hand 2: take-them-down/blocking-play#5
deck: 
discard: show-them-how-its-done/bladed-knuckle-dusters#1, play-as-a-team/aggressive-mark#3, show-us-a-completion/nerves-of-steel#4, move-the-ball/raw-talent#7, get-together/reserves#14, break-some-bones/step-aside#6, play-as-a-team/inspiration#8, take-them-down/diving-tackle#9, show-no-fear/jump-up#10, show-us-a-completion/inspiration#13, get-moving/sprint#11, make-a-risky-throw/accurate-throw#12, tie-them-up/raw-talent#19, free-up-the-ball/blitz#15, get-moving/aggressive-mark#18, showboat-for-the-crowd/hail-mary-pass#16, play-as-a-team/tough-enough#25, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 blitzer run, 1 troll-slayer run
deed: actor 1/troll-slayer, action run, balls m5, squares 5, from c6, kinds run
agenda:
  menu 1 0 0
  settle 0 0 0
decision: run 1 run-chosen 1/troll-slayer 0
codes: run-to 1/troll-slayer a1 0; run-to 1/troll-slayer b1 0; run-to 1/troll-slayer c1 0; run-to 1/troll-slayer a2 0; run-to 1/troll-slayer b2 0; run-to 1/troll-slayer c2 0; run-to 1/troll-slayer g2 0; run-to 1/troll-slayer h2 0; run-to 1/troll-slayer a3 0; run-to 1/troll-slayer b3 0; run-to 1/troll-slayer c3 0; run-to 1/troll-slayer g3 0; run-to 1/troll-slayer h3 0; run-to 1/troll-slayer a4 0; run-to 1/troll-slayer b4 0; run-to 1/troll-slayer c4 0; run-to 1/troll-slayer f4 0; run-to 1/troll-slayer g4 0; run-to 1/troll-slayer h4 0; run-to 1/troll-slayer a5 0; run-to 1/troll-slayer b5 0; run-to 1/troll-slayer c5 0; run-to 1/troll-slayer e5 0; run-to 1/troll-slayer f5 0; run-to 1/troll-slayer g5 0; run-to 1/troll-slayer h5 0; run-to 1/troll-slayer a6 0; run-to 1/troll-slayer b6 0; run-to 1/troll-slayer c6 0; run-to 1/troll-slayer d6 0; run-to 1/troll-slayer e6 0; run-to 1/troll-slayer f6 0; run-to 1/troll-slayer g6 0; run-to 1/troll-slayer h6 0; run-to 1/troll-slayer a7 0; run-to 1/troll-slayer b7 0; run-to 1/troll-slayer c7 0; run-to 1/troll-slayer d7 0; run-to 1/troll-slayer e7 0; run-to 1/troll-slayer f7 0; run-to 1/troll-slayer g7 0; run-to 1/troll-slayer h7 0; run-to 1/troll-slayer a8 0; run-to 1/troll-slayer b8 0; run-to 1/troll-slayer c8 0; run-to 1/troll-slayer f8 0; run-to 1/troll-slayer g8 0; run-to 1/troll-slayer h8 0; run-to 1/troll-slayer a9 0; run-to 1/troll-slayer b9 0; run-to 1/troll-slayer c9 0; run-to 1/troll-slayer f9 0; run-to 1/troll-slayer g9 0; run-to 1/troll-slayer h9 0; run-to 1/troll-slayer a10 0; run-to 1/troll-slayer c10 0; run-to 1/troll-slayer d10 0; run-to 1/troll-slayer e10 0; run-to 1/troll-slayer f10 0; run-to 1/troll-slayer g10 0; run-to 1/troll-slayer h10 0; run-to 1/troll-slayer a11 0; run-to 1/troll-slayer b11 0; run-to 1/troll-slayer c11 0; run-to 1/troll-slayer d11 0; run-to 1/troll-slayer e11 0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 0
coin: 1
fans: 0, 0
improvements-gained: 0, 0
totals: 0, 0
placing: 0, 0
margin: 0, 0
hand 1: 
hand 2: 
deck 1: orc-lineman#11, orc-lineman#10, da-troll#9, black-orc-blocker#8, orc-thrower#7, orc-lineman#6, orc-lineman#5, orc-blitzer#4, orc-thrower#3, orc-blitzer#2, black-orc-blocker#1, orc-blitzer#0
deck 2: human-catcher#28, ogre#27, human-lineman#26, human-thrower#25, human-blitzer#24, human-thrower#23, human-blitzer#22, human-lineman#21, human-lineman#20, human-lineman#19, human-catcher#18, human-blitzer#17
discard 1: 
discard 2: 
upgrades 1: waaagh#16, beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: gryphon-ade#33, recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: 
in-play 2: 
improvements 1: 
improvements 2: 
drawn 1: bone-crusher#55, one-ear#56, freebooter-runner-cwc#57, snotlobba#58
drawn 2: 
owa-stars: freebooter-thrower-owa#83, freebooter-runner-owa#82, skuff-whitebeard#81, aurora-silverleaf#80, freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34
staff: bloodthirsty-supporters#104, team-apothecary#103, offensive-coordinator#102, tackling-coach#101, tackling-coach#100, late-game-scoring-streak#99, passing-coach#98, passing-coach#97, cheating-coach#96, cheating-coach#95, hired-wizard#94, hired-wizard#93, endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84
highlights: the-sneaky-weasel#136, razzle-dazzle#135, over-the-middle#134, knuckleduster-smear#133, get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-dungeonbowl#169, the-chaos-cup#168, the-blood-bowl#167
spike: 
box: more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-0#166, fan-1#165, whistle#164, fan-1#163, whistle#162, power-2#161, whistle#160, power-1#159, whistle#158, power-1#157, whistle#156, power-1#155, power-1#154, power-2#153, power-1#152, power-3#151, power-0#150, power-1#149, power-2#148, whistle#147, power-2#146, power-0#145, fan-1#144, power-1#143, power-1#142, power-1#141, power-3#140, fan-1#139, fan-2#138, power-0#137
aside: 
note bone-crusher#55: owner 0
note one-ear#56: owner 0
note freebooter-runner-cwc#57: owner 0
note snotlobba#58: owner 0
agenda:
  week 0 0 0
  starting 1 0 0
  draw-cards 0 2 259
  draw-cards 0 1 257
decision: keep 1 kept 0 9218
codes: keep:55:0:0 keep:56:0:0 keep:57:0:0 keep:58:0:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',20,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 1
coin: 1
fans: 0, 0
improvements-gained: 4, 4
totals: 0, 0
placing: 0, 0
margin: 0, 0
choices: 20
barrier: 19
active: 1
reel: 4
keep-highlights: 2
alert: 786498
hand 1: black-orc-blocker#8, orc-lineman#9, black-orc-blocker#10, freebooter-runner-cwc#11, orc-lineman#57
hand 2: human-blitzer#25, freebooter-thrower-owa#26, human-catcher#28, ogre#81, human-blitzer#83
deck 1: orc-lineman#7, orc-thrower#6, orc-lineman#5, orc-blitzer#4, orc-blitzer#2, da-troll#1, orc-blitzer#0
deck 2: human-catcher#24, human-thrower#23, skuff-whitebeard#22, human-blitzer#21, human-lineman#18, human-lineman#17
discard 1: 
discard 2: 
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: waaagh#16, bloodthirsty-supporters#104
in-play 2: gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: passing-coach#98, passing-coach#97, cheating-coach#96, cheating-coach#95, hired-wizard#94, hired-wizard#93, endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101
highlights: get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-chaos-cup#168, the-blood-bowl#167
spike: the-dungeonbowl#169
box: human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#166, power-1#165, power-1#164, power-1#163, whistle#162, power-0#161, whistle#160, power-2#159, whistle#158, fan-1#157, power-1#156, power-1#155, fan-1#154, whistle#153, power-0#152, power-1#151, power-2#150, whistle#149, power-3#148, power-3#147, fan-1#146, power-0#145, power-1#144, whistle#143, fan-1#142, power-0#141, power-2#140, fan-2#139, power-2#138, power-1#137
aside: 
highlight 1: the-sneaky-weasel#136
highlight 2: razzle-dazzle#135
highlight 3: over-the-middle#134
  left 1: snotlobba#58
  right 2: human-thrower#27
highlight 4: knuckleduster-smear#133
tournament:
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: turn 1 turn-chosen 0 0
codes: commit:8:52:0 commit:8:53:0 commit:8:57:0 commit:8:58:0 commit:8:62:0 commit:8:67:0 commit:8:68:0 commit:8:87:0 commit:9:52:0 commit:9:53:0 commit:9:57:0 commit:9:58:0 commit:9:62:0 commit:9:67:0 commit:9:68:0 commit:9:87:0 commit:10:52:0 commit:10:53:0 commit:10:57:0 commit:10:58:0 commit:10:62:0 commit:10:67:0 commit:10:68:0 commit:10:87:0 commit:11:52:0 commit:11:53:0 commit:11:57:0 commit:11:58:0 commit:11:62:0 commit:11:67:0 commit:11:68:0 commit:11:87:0 commit:57:52:0 commit:57:53:0 commit:57:57:0 commit:57:58:0 commit:57:62:0 commit:57:67:0 commit:57:68:0 commit:57:87:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',40,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 1
coin: 1
fans: 0, 0
improvements-gained: 4, 4
totals: 0, 0
placing: 0, 0
margin: 0, 0
choices: 40
barrier: 40
active: 2
committed: 27
reel: 4
alert: 786498
fall-agent: 26
fall-by: 2
hand 1: 
hand 2: 
deck 1: orc-lineman#7, orc-thrower#6, orc-lineman#5, orc-blitzer#4, orc-blitzer#2, da-troll#1, orc-blitzer#0
deck 2: human-thrower#23, skuff-whitebeard#22, human-blitzer#21, human-lineman#18, human-lineman#17
discard 1: 
discard 2: human-catcher#24
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: waaagh#16, bloodthirsty-supporters#104
in-play 2: gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: passing-coach#98, passing-coach#97, cheating-coach#96, cheating-coach#95, hired-wizard#94, hired-wizard#93, endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101
highlights: get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-chaos-cup#168, the-blood-bowl#167
spike: the-dungeonbowl#169
box: knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#165, power-1#164, power-1#163, whistle#162, power-0#161, whistle#160, power-2#159, whistle#158, fan-1#157, power-1#156, power-1#155, fan-1#154, whistle#153, power-0#152, power-1#151, power-2#150, whistle#149, power-3#148, power-3#147, fan-1#146, power-0#145, power-1#144, whistle#143, fan-1#142, power-0#141, power-2#140, fan-2#139, power-2#138, power-1#137
aside: 
highlight 2: razzle-dazzle#135
  left 1: orc-lineman#9 downed, freebooter-runner-cwc#11
  right 2: human-catcher#28, human-blitzer#25 ball, freebooter-thrower-owa#26
highlight 3: over-the-middle#134
  left 1: snotlobba#58, black-orc-blocker#8, orc-lineman#57, black-orc-blocker#10
  right 2: human-thrower#27
tournament:
  zone 2: human-blitzer#83, ogre#81 [power-1#166]
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 0 0 0
  action 1 0 0
  skills 26 1 1
decision: pass-skill 2 pass-chosen 26 0
codes: pass-ball:0:0:0 skip:0:0:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',60,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 2
coin: 2
fans: 0, 11
improvements-gained: 7, 7
totals: 0, 8
placing: 0, 1
margin: 9, 8
choices: 60
barrier: 60
active: 1
reel: 4
alert: 802882
fall-agent: 26
fall-by: 2
hand 1: da-troll#1, orc-lineman#5, orc-thrower#6, orc-lineman#7
hand 2: human-catcher#81, human-blitzer#21, skuff-whitebeard#22
deck 1: orc-blitzer#0
deck 2: freebooter-thrower-owa#83, human-catcher#27, human-blitzer#26, human-thrower#25, human-blitzer#28, ogre#24
discard 1: black-orc-blocker#10, orc-lineman#57, black-orc-blocker#8, snotlobba#58, freebooter-runner-cwc#11, orc-lineman#9
discard 2: 
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: product-endorsements#29, recruiting-agent#32
in-play 1: endorsement-deal#92, cheating-coach#95 exhausted, passing-coach#98, waaagh#16, bloodthirsty-supporters#104
in-play 2: jack-of-all-trades#30 exhausted, publicity-stunts#31, cheating-coach#96 exhausted, gryphon-ade#33, tackling-coach#100
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101, passing-coach#97, hired-wizard#93, hired-wizard#94, offensive-firepower#91
highlights: cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-blood-bowl#167
spike: the-chaos-cup#168, the-dungeonbowl#169
box: gutter-run#130, get-yer-head-in-the-game#132, over-the-middle#134, razzle-dazzle#135, knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: whistle#162, power-0#161, power-1#160, power-1#159, power-2#158, power-2#157, power-2#156, power-1#155, whistle#154, whistle#153, power-0#152, fan-1#151, power-0#150, power-1#149, power-3#148, whistle#147, power-1#146, power-1#145, whistle#144, fan-2#143, power-1#142, fan-1#141, power-1#140, power-2#139, fan-1#138, whistle#137
aside: 
highlight 2: shank-yank#131
  left 2: human-lineman#18 [power-3#164]
  right 1: orc-blitzer#2 [power-0#166, power-1#165]
highlight 4: all-out-blitz#129
  right 2: human-lineman#17 ball
tournament:
  zone 1: orc-blitzer#4 [fan-1#163]
  zone 2: human-thrower#23 ball
note recruiting-agent#32: known 2
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note offensive-firepower#91: known 1
note hired-wizard#93: known 1
note hired-wizard#94: known 1
note passing-coach#97: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: turn 1 turn-chosen 0 0
codes: commit:1:58:0 commit:1:67:0 commit:1:87:0 commit:5:58:0 commit:5:67:0 commit:5:87:0 commit:6:58:0 commit:6:67:0 commit:6:87:0 commit:7:58:0 commit:7:67:0 commit:7:87:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',80,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 2
coin: 2
fans: 3, 12
improvements-gained: 7, 7
totals: 5, 4
placing: 1, 3
margin: 1, 8
choices: 80
barrier: 80
passed: 3
reel: 4
scoring: 2
alert: 802882
fall-agent: 22
fall-by: 2
felled: 1047
hand 1: 
hand 2: 
deck 1: orc-blitzer#0
deck 2: human-catcher#27, human-blitzer#26, human-thrower#25, human-blitzer#28, ogre#24
discard 1: orc-lineman#7, orc-thrower#6, black-orc-blocker#10, orc-lineman#57, black-orc-blocker#8, snotlobba#58, freebooter-runner-cwc#11, orc-lineman#9
discard 2: freebooter-thrower-owa#83
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: product-endorsements#29, recruiting-agent#32
in-play 1: endorsement-deal#92, cheating-coach#95 exhausted, passing-coach#98, waaagh#16 exhausted, bloodthirsty-supporters#104
in-play 2: jack-of-all-trades#30 exhausted, publicity-stunts#31, cheating-coach#96 exhausted, gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: blightmaw#52, freebooter-thrower-cwc#53, grashnak-blackhoof#54
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101, passing-coach#97, hired-wizard#93, hired-wizard#94, offensive-firepower#91
highlights: cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-blood-bowl#167
spike: the-chaos-cup#168, the-dungeonbowl#169
box: gutter-run#130, get-yer-head-in-the-game#132, over-the-middle#134, razzle-dazzle#135, knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-0#161, power-1#160, power-1#159, power-2#158, power-2#157, power-2#156, power-1#155, whistle#154, whistle#153, power-0#152, fan-1#151, power-0#150, power-1#149, power-3#148, whistle#147, power-1#146, power-1#145, whistle#144, fan-2#143, power-1#142, fan-1#141, power-1#140, power-2#139, fan-1#138, whistle#137
aside: 
highlight 2: shank-yank#131
  left 2: human-lineman#18 [power-3#164 up]
  right 1: orc-blitzer#2 [power-0#166 up, power-1#165 up], orc-lineman#5
highlight 4: all-out-blitz#129
  right 2: human-lineman#17 ball
tournament:
  zone 1: orc-blitzer#4 [fan-1#163], da-troll#1 downed [whistle#162]
  zone 2: human-thrower#23 downed, human-blitzer#21 downed, skuff-whitebeard#22 ball, human-catcher#81
note recruiting-agent#32: known 2
note blightmaw#52: owner 0
note freebooter-thrower-cwc#53: owner 0
note grashnak-blackhoof#54: owner 0
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note offensive-firepower#91: known 1
note hired-wizard#93: known 1
note hired-wizard#94: known 1
note passing-coach#97: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  week-end 0 0 0
  improve 0 0 0
  resolve 7 0 0
  resolve 3 0 0
  clear 1 0 0
  pay-seat 1 2 0
decision: keep 1 kept 0 9217
codes: keep:52:0:0 keep:53:0:0 keep:54:0:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',100,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 3
coin: 1
fans: 4, 20
improvements-gained: 9, 10
totals: 3, 10
placing: 3, 1
margin: 1, 7
choices: 100
barrier: 100
active: 1
committed: 53
reel: 4
keep-highlights: 2
alert: 811074
fall-agent: 26
fall-by: 2
hand 1: orc-blitzer#7, orc-lineman#5, freebooter-runner-cwc#1, orc-blitzer#0
hand 2: freebooter-thrower-owa#81, ogre#24, human-blitzer#28, human-blitzer#26, human-catcher#27
deck 1: snotlobba#6, da-troll#10, black-orc-blocker#57, orc-thrower#8, orc-lineman#58, orc-blitzer#11, black-orc-blocker#9
deck 2: human-thrower#22, human-blitzer#21, human-lineman#23, skuff-whitebeard#17, human-lineman#18, human-catcher#83
discard 1: orc-lineman#4
discard 2: 
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32
in-play 1: team-apothecary#85, endorsement-deal#92, cheating-coach#95, passing-coach#98, waaagh#16, bloodthirsty-supporters#104
in-play 2: product-endorsements#29, team-merchandise-booths#86, sprinting-coach#89, jack-of-all-trades#30 exhausted, publicity-stunts#31, cheating-coach#96, gryphon-ade#33, tackling-coach#100
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55, grashnak-blackhoof#54, freebooter-thrower-cwc#53
staff: laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101, passing-coach#97, hired-wizard#93, hired-wizard#94, offensive-firepower#91, the-best-players-in-the-league#90, offensive-coordinator#87, sprinting-coach#88
highlights: sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: 
spike: the-blood-bowl#167, the-chaos-cup#168, the-dungeonbowl#169
box: all-out-blitz#129, shank-yank#131, gutter-run#130, get-yer-head-in-the-game#132, over-the-middle#134, razzle-dazzle#135, knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: fan-1#163, power-2#162, power-1#165, power-0#166, power-1#164, power-2#161, power-1#160, power-3#159, whistle#158, power-0#157, fan-1#156, power-1#155, fan-2#154, power-0#153, whistle#152, whistle#151, power-1#150, power-2#149, fan-1#148, whistle#147, power-3#146, power-1#145, whistle#144, power-2#143, power-1#142, whistle#141, fan-1#140, power-0#139, power-1#138, power-1#137
aside: 
highlight 1: cock-eye-blocked#128
highlight 2: the-mousetrap#127
  left 1: orc-lineman#2 downed ball, blightmaw#52
  right 2: human-thrower#25
highlight 3: fleet-footed-flea-flicker#126
highlight 4: the-slobberknocker#125
tournament:
note recruiting-agent#32: known 2
note freebooter-thrower-cwc#53: known 1
note grashnak-blackhoof#54: known 1
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note offensive-coordinator#87: known 2
note sprinting-coach#88: known 2
note the-best-players-in-the-league#90: known 2
note offensive-firepower#91: known 1
note hired-wizard#93: known 1
note hired-wizard#94: known 1
note passing-coach#97: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: action 1 action-chosen 0 0
codes: skip:0:0:0 act:85:0:0 act:95:1:0 act:98:1:0
');
INSERT INTO "positions" VALUES('wEemSH40Y6jq',120,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 3
coin: 1
fans: 4, 20
improvements-gained: 9, 10
totals: 3, 10
placing: 3, 1
margin: 1, 7
choices: 120
barrier: 120
active: 2
reel: 4
alert: 811074
fall-agent: 27
fall-by: 2
hand 1: orc-blitzer#7, orc-lineman#5
hand 2: freebooter-thrower-owa#81, ogre#24, human-blitzer#28
deck 1: snotlobba#6, da-troll#10, black-orc-blocker#57, orc-thrower#8, orc-lineman#58, orc-blitzer#11, black-orc-blocker#9
deck 2: human-blitzer#21, human-lineman#23, skuff-whitebeard#17, human-lineman#18, human-catcher#83
discard 1: orc-lineman#4
discard 2: human-thrower#22
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32
in-play 1: team-apothecary#85 exhausted, endorsement-deal#92, cheating-coach#95, passing-coach#98 exhausted, waaagh#16, bloodthirsty-supporters#104
in-play 2: product-endorsements#29, team-merchandise-booths#86, sprinting-coach#89, jack-of-all-trades#30 exhausted, publicity-stunts#31, cheating-coach#96 exhausted, gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55, grashnak-blackhoof#54, freebooter-thrower-cwc#53
staff: laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101, passing-coach#97, hired-wizard#93, hired-wizard#94, offensive-firepower#91, the-best-players-in-the-league#90, offensive-coordinator#87, sprinting-coach#88
highlights: sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: 
spike: the-blood-bowl#167, the-chaos-cup#168, the-dungeonbowl#169
box: the-slobberknocker#125, fleet-footed-flea-flicker#126, all-out-blitz#129, shank-yank#131, gutter-run#130, get-yer-head-in-the-game#132, over-the-middle#134, razzle-dazzle#135, knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#165, power-0#166, power-1#164, power-2#161, power-1#160, power-3#159, whistle#158, power-0#157, fan-1#156, power-1#155, fan-2#154, power-0#153, whistle#152, whistle#151, power-1#150, power-2#149, fan-1#148, whistle#147, power-3#146, power-1#145, whistle#144, power-2#143, power-1#142, whistle#141, fan-1#140, power-0#139, power-1#138, power-1#137
aside: 
highlight 1: cock-eye-blocked#128
  right 2: human-catcher#27 [fan-1#163]
highlight 2: the-mousetrap#127
  left 1: orc-lineman#2, blightmaw#52, orc-blitzer#0 ball [power-2#162]
  right 2: human-thrower#25
tournament:
  zone 1: freebooter-runner-cwc#1 downed
  zone 2: human-blitzer#26 ball
note recruiting-agent#32: known 2
note freebooter-thrower-cwc#53: known 1
note grashnak-blackhoof#54: known 1
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note offensive-coordinator#87: known 2
note sprinting-coach#88: known 2
note the-best-players-in-the-league#90: known 2
note offensive-firepower#91: known 1
note hired-wizard#93: known 1
note hired-wizard#94: known 1
note passing-coach#97: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 0 0 0
decision: turn 2 turn-chosen 1 0
codes: commit:24:53:0 commit:24:58:0 commit:24:88:0 commit:28:53:0 commit:28:58:0 commit:28:88:0 commit:81:53:0 commit:81:58:0 commit:81:88:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('pWN-DROZG7X0',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
pitch: stone
arena: none
coach-a: 1
active: none
turns: 0, 0
score: 0, 0
rookies: none
balls: none
spaces: -, -, -
hand 1: 
hand 2: 
deck: tie-them-up/raw-talent#25, tie-them-up/defensive-play#24, take-them-down/diving-tackle#23, take-them-down/blocking-play#22, spread-out/reserves#21, showboat-for-the-crowd/hail-mary-pass#20, show-us-a-completion/nerves-of-steel#19, show-us-a-completion/inspiration#18, show-them-how-its-done/the-kids-got-moxy#17, show-them-how-its-done/bladed-knuckle-dusters#16, show-no-fear/jump-up#15, play-as-a-team/tough-enough#14, play-as-a-team/inspiration#13, play-as-a-team/aggressive-mark#12, move-the-ball/raw-talent#11, move-the-ball/dodge#10, make-a-risky-throw/accurate-throw#9, get-together/reserves#8, get-the-ball/step-aside#7, get-the-ball/shadowing#6, get-moving/sprint#5, get-moving/aggressive-mark#4, free-up-the-ball/intervention#3, free-up-the-ball/blitz#2, break-some-bones/step-aside#1, break-some-bones/raw-talent#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
note tie-them-up/raw-talent#25: unseen
agenda:
  turn 1 0 0
  first-ball 2 0 0
  place 2 0 0
  place 1 0 0
  deal 0 0 0
decision: team 2 team-chosen 2 0
codes: team 7 16; team 16 7
');
INSERT INTO "positions" VALUES('pWN-DROZG7X0',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: ogre, goblin
pitch: stone
arena: none
coach-a: 1
active: 2
turns: 1, 1
score: 0, 0
choices: 20
barrier: 17
rookies: none
players 1: gnoblar-1 a8, gnoblar-2 a5, gnoblar-3 a1, gnoblar-4 a2, gnoblar-5 a4, gnoblar-6 a11, ogre-1 a10, ogre-2 a9
players 2: goblin-1 o6, goblin-2 n3, goblin-3 o1, goblin-4 o8, goblin-5 o5, goblin-6 o3, troll o10
balls: h6
spaces: tie-them-up/defensive-play#25, move-the-ball/raw-talent#24, tie-them-up/raw-talent#23
hand 1: 
hand 2: 
deck: get-together/reserves#22, show-them-how-its-done/the-kids-got-moxy#21, take-them-down/blocking-play#20, free-up-the-ball/blitz#19, get-moving/sprint#18, move-the-ball/dodge#17, get-the-ball/shadowing#16, show-us-a-completion/inspiration#15, make-a-risky-throw/accurate-throw#14, break-some-bones/raw-talent#13, get-the-ball/step-aside#12, show-us-a-completion/nerves-of-steel#11, play-as-a-team/tough-enough#10, take-them-down/diving-tackle#9, get-moving/aggressive-mark#8, play-as-a-team/aggressive-mark#7, break-some-bones/step-aside#6, free-up-the-ball/intervention#5, showboat-for-the-crowd/hail-mary-pass#4, play-as-a-team/inspiration#3, spread-out/reserves#2, show-no-fear/jump-up#1, show-them-how-its-done/bladed-knuckle-dusters#0
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 goblin-2 run, 2 goblin-6 run
deed: actor 2/goblin-6, action run, balls h6, traits 3, squares 6, from o3, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/goblin-6 0
codes: run-to 2/goblin-6 i1 0; run-to 2/goblin-6 j1 0; run-to 2/goblin-6 k1 0; run-to 2/goblin-6 l1 0; run-to 2/goblin-6 m1 0; run-to 2/goblin-6 n1 0; run-to 2/goblin-6 i2 0; run-to 2/goblin-6 j2 0; run-to 2/goblin-6 k2 0; run-to 2/goblin-6 l2 0; run-to 2/goblin-6 m2 0; run-to 2/goblin-6 n2 0; run-to 2/goblin-6 o2 0; run-to 2/goblin-6 i3 0; run-to 2/goblin-6 j3 0; run-to 2/goblin-6 m3 0; run-to 2/goblin-6 o3 0; run-to 2/goblin-6 i4 0; run-to 2/goblin-6 j4 0; run-to 2/goblin-6 m4 0; run-to 2/goblin-6 n4 0; run-to 2/goblin-6 o4 0; run-to 2/goblin-6 i5 0; run-to 2/goblin-6 j5 0; run-to 2/goblin-6 k5 0; run-to 2/goblin-6 l5 0; run-to 2/goblin-6 m5 0; run-to 2/goblin-6 n5 0; run-to 2/goblin-6 i6 0; run-to 2/goblin-6 j6 0; run-to 2/goblin-6 k6 0; run-to 2/goblin-6 l6 0; run-to 2/goblin-6 m6 0; run-to 2/goblin-6 n6 0; run-to 2/goblin-6 i7 0; run-to 2/goblin-6 j7 0; run-to 2/goblin-6 k7 0; run-to 2/goblin-6 l7 0; run-to 2/goblin-6 m7 0; run-to 2/goblin-6 n7 0; run-to 2/goblin-6 o7 0; run-to 2/goblin-6 i8 0; run-to 2/goblin-6 j8 0; run-to 2/goblin-6 m8 0; run-to 2/goblin-6 n8 0; run-to 2/goblin-6 i9 0; run-to 2/goblin-6 j9 0; run-to 2/goblin-6 m9 0; run-to 2/goblin-6 n9 0; run-to 2/goblin-6 o9 0
');
INSERT INTO "positions" VALUES('DI6ZSocPz-jF',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 1
turns: 3, 3
score: 0, 0
choices: 40
barrier: 36
rookies: none
players 1: lineman-1 c6, lineman-2 a3, lineman-3 c2, runner a10, blitzer d5, troll-slayer e6
players 2: lineman-1 n9, lineman-2 m6, lineman-3 o2, thrower m8, blitzer o7, big-un-blocker o5
balls: h6
spaces: play-as-a-team/tough-enough#25, tie-them-up/raw-talent#19, move-the-ball/dodge#20
hand 1: 
hand 2: 
deck: get-moving/aggressive-mark#18, spread-out/reserves#17, showboat-for-the-crowd/hail-mary-pass#16, free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 blitzer run, 1 troll-slayer run
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/lineman-3; run 1/runner; end-turn
');
INSERT INTO "positions" VALUES('DI6ZSocPz-jF',20,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 2
turns: 4, 5
score: 0, 2
choices: 60
barrier: 57
rookies: none
players 1: lineman-1 d7, lineman-2 a3, lineman-3 e1, runner c4, blitzer d5, troll-slayer c2
players 2: lineman-1 n10, lineman-2 j8, lineman-3 o2, thrower m8, blitzer o7, big-un-blocker m1
balls: h6
spaces: play-as-a-team/tough-enough#25, tie-them-up/raw-talent#19, showboat-for-the-crowd/hail-mary-pass#16
hand 1: 
hand 2: get-moving/aggressive-mark#18
deck: free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: spread-out/reserves#17, move-the-ball/dodge#20, break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 2 lineman-2 run, 2 blitzer run
deed: actor 2/blitzer, action run, balls h6, traits 2048, squares 6, from o7, kinds run
agenda:
  menu 2 0 0
  settle 0 0 0
decision: run 2 run-chosen 2/blitzer 0
codes: run-to 2/blitzer k1 0; run-to 2/blitzer l1 0; run-to 2/blitzer n1 0; run-to 2/blitzer o1 0; run-to 2/blitzer k2 0; run-to 2/blitzer l2 0; run-to 2/blitzer m2 0; run-to 2/blitzer n2 0; run-to 2/blitzer i3 0; run-to 2/blitzer j3 0; run-to 2/blitzer m3 0; run-to 2/blitzer n3 0; run-to 2/blitzer o3 0; run-to 2/blitzer i4 0; run-to 2/blitzer j4 0; run-to 2/blitzer m4 0; run-to 2/blitzer n4 0; run-to 2/blitzer o4 0; run-to 2/blitzer i5 0; run-to 2/blitzer j5 0; run-to 2/blitzer k5 0; run-to 2/blitzer l5 0; run-to 2/blitzer m5 0; run-to 2/blitzer n5 0; run-to 2/blitzer o5 0; run-to 2/blitzer i6 0; run-to 2/blitzer j6 0; run-to 2/blitzer k6 0; run-to 2/blitzer l6 0; run-to 2/blitzer m6 0; run-to 2/blitzer n6 0; run-to 2/blitzer o6 0; run-to 2/blitzer i7 0; run-to 2/blitzer j7 0; run-to 2/blitzer k7 0; run-to 2/blitzer l7 0; run-to 2/blitzer m7 0; run-to 2/blitzer n7 0; run-to 2/blitzer o7 0; run-to 2/blitzer i8 0; run-to 2/blitzer n8 0; run-to 2/blitzer o8 0; run-to 2/blitzer i9 0; run-to 2/blitzer j9 0; run-to 2/blitzer m9 0; run-to 2/blitzer n9 0; run-to 2/blitzer o9 0; run-to 2/blitzer i10 0; run-to 2/blitzer j10 0; run-to 2/blitzer k10 0; run-to 2/blitzer l10 0; run-to 2/blitzer m10 0; run-to 2/blitzer o10 0; run-to 2/blitzer i11 0; run-to 2/blitzer j11 0; run-to 2/blitzer k11 0; run-to 2/blitzer l11 0; run-to 2/blitzer m11 0; run-to 2/blitzer n11 0; run-to 2/blitzer o11 0
');
INSERT INTO "positions" VALUES('tsChIEThMq9N',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 1
coin: 1
fans: 0, 0
improvements-gained: 4, 4
totals: 0, 0
placing: 0, 0
margin: 0, 0
choices: 22
barrier: 22
active: 2
committed: 29
reel: 4
alert: 786498
hand 1: black-orc-blocker#8, black-orc-blocker#10, freebooter-runner-cwc#11, orc-lineman#57
hand 2: human-blitzer#25, freebooter-thrower-owa#26, ogre#81, human-blitzer#83
deck 1: orc-lineman#7, orc-thrower#6, orc-lineman#5, orc-blitzer#4, orc-blitzer#2, da-troll#1, orc-blitzer#0
deck 2: human-catcher#24, human-thrower#23, skuff-whitebeard#22, human-blitzer#21, human-lineman#18, human-lineman#17
discard 1: 
discard 2: 
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: waaagh#16, bloodthirsty-supporters#104
in-play 2: gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: passing-coach#98, passing-coach#97, cheating-coach#96, cheating-coach#95, hired-wizard#94, hired-wizard#93, endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101
highlights: get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-chaos-cup#168, the-blood-bowl#167
spike: the-dungeonbowl#169
box: knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#166, power-1#165, power-1#164, power-1#163, whistle#162, power-0#161, whistle#160, power-2#159, whistle#158, fan-1#157, power-1#156, power-1#155, fan-1#154, whistle#153, power-0#152, power-1#151, power-2#150, whistle#149, power-3#148, power-3#147, fan-1#146, power-0#145, power-1#144, whistle#143, fan-1#142, power-0#141, power-2#140, fan-2#139, power-2#138, power-1#137
aside: 
highlight 2: razzle-dazzle#135
  left 1: orc-lineman#9
  right 2: human-catcher#28
highlight 3: over-the-middle#134
  left 1: snotlobba#58
  right 2: human-thrower#27
tournament:
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 0 0 0
  action 1 0 0
decision: sprint-skill 2 sprint-chosen 28 0
codes: skip:0:0:0 sprint:0:0:0
');
INSERT INTO "positions" VALUES('tsChIEThMq9N',20,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 1
coin: 1
fans: 0, 6
improvements-gained: 6, 5
totals: 4, 6
placing: 3, 1
margin: 0, 2
choices: 42
barrier: 42
passed: 3
reel: 4
scoring: 3
alert: 786498
hand 1: black-orc-blocker#8, orc-lineman#57
hand 2: human-blitzer#83
deck 1: orc-lineman#7, orc-thrower#6, orc-lineman#5, orc-blitzer#4, orc-blitzer#2, da-troll#1, orc-blitzer#0
deck 2: human-catcher#24, human-thrower#23, skuff-whitebeard#22, human-blitzer#21, human-lineman#18, human-lineman#17
discard 1: freebooter-runner-cwc#11, orc-lineman#9
discard 2: ogre#81, human-catcher#28
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: waaagh#16, bloodthirsty-supporters#104
in-play 2: gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: hired-wizard#94, passing-coach#98
improvements 2: passing-coach#97
drawn 1: 
drawn 2: grim-ironjaw#78, freebooter-lineman-owa#79
owa-stars: morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101, cheating-coach#96, cheating-coach#95, hired-wizard#93
highlights: get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-chaos-cup#168, the-blood-bowl#167
spike: the-dungeonbowl#169
box: razzle-dazzle#135, knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#165, power-1#164, power-1#163, whistle#162, power-0#161, whistle#160, power-2#159, whistle#158, fan-1#157, power-1#156, power-1#155, fan-1#154, whistle#153, power-0#152, power-1#151, power-2#150, whistle#149, power-3#148, power-3#147, fan-1#146, power-0#145, power-1#144, whistle#143, fan-1#142, power-0#141, power-2#140, fan-2#139, power-2#138, power-1#137
aside: power-1#166
highlight 3: over-the-middle#134
  left 1: snotlobba#58
  right 2: human-thrower#27, freebooter-thrower-owa#26 ball
tournament:
  zone 1: black-orc-blocker#10
  zone 2: human-blitzer#25
note bone-crusher#55: known 1
note one-ear#56: known 1
note grim-ironjaw#78: owner 0
note freebooter-lineman-owa#79: owner 0
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note hired-wizard#93: known 1
note cheating-coach#95: known 1
note cheating-coach#96: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
note power-1#166: known 131
agenda:
  week-end 0 0 0
  improve 0 0 0
  resolve 7 0 0
  clear 2 0 0
  pay-seat 2 2 0
decision: keep 2 kept 1 8961
codes: keep:78:0:0 keep:79:0:0
');
INSERT INTO "positions" VALUES('LpF0tz5FxvFf',0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: reikland-reavers, skavenblight-scramblers, gouged-eye
week: 1
coin: 1
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
active: 1
reel: 3
hand 1: human-thrower#4, human-blitzer#8, human-catcher#6, ogre#11, human-lineman#0, human-lineman#1
hand 2: skaven-thrower#21, skaven-lineman#17, skaven-lineman#18, skaven-blitzer#26, skaven-gutter-runner#23, rat-ogre#28
hand 3: orc-lineman#34, orc-blitzer#42, orc-thrower#38, orc-blitzer#43, orc-lineman#35, da-troll#45
deck 1: human-blitzer#9, human-thrower#5, human-blitzer#10, human-catcher#7, human-lineman#3, human-lineman#2
deck 2: skaven-blitzer#27, skaven-gutter-runner#25, skaven-gutter-runner#24, skaven-thrower#22, skaven-lineman#20, skaven-lineman#19
deck 3: orc-blitzer#44, black-orc-blocker#41, black-orc-blocker#40, orc-thrower#39, orc-lineman#37, orc-lineman#36
discard 1: 
discard 2: 
discard 3: 
upgrades 1: jack-of-all-trades#13, recruiting-agent#16, publicity-stunts#15, product-endorsements#14, gryphon-ade#12
upgrades 2: warpstone-souvenirs#33, swarm-tactics#32, sewer-go-map#31, professional-cheater#30, eshin-assassination-coordinator#29
upgrades 3: waaagh#50, smash-em-bash-em#49, orcidas-sponsorship#48, illegal-substitution#47, beat-da-points-outta-dem#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: griff-oberwald#81, mighty-zug#86, freebooter-thrower-owa#100, freebooter-thrower-owa#99, freebooter-runner-owa#98, freebooter-runner-owa#97, freebooter-lineman-owa#96, freebooter-lineman-owa#95, freebooter-blitzer-owa#94, freebooter-blitzer-owa#93, thornmane#92, the-death-roller#91, spikey-mcspike#90, slab#89, skuff-whitebeard#88, morg-n-thorg-owa#87, marcus-siebermann#85, long-bomb-silver#84, jordell-freshbreeze#83, grim-ironjaw#82, eldril-sidewinder#80, deeproot-strongbranch#79, cornelius-krieg#78, barik-farblast#77, aurora-silverleaf#76
cwc-stars: varag-ghoulchewer#67, hide-sneak#59, freebooter-thrower-cwc#75, freebooter-thrower-cwc#74, freebooter-runner-cwc#73, freebooter-runner-cwc#72, freebooter-lineman-cwc#71, freebooter-lineman-cwc#70, freebooter-blitzer-cwc#69, freebooter-blitzer-cwc#68, snotlobba#66, smashjaw#65, one-ear#64, niknik-yellowtail#63, morkai-the-everchanging#62, morg-n-thorg-cwc#61, lord-borak-the-despoiler#60, headsplitter#58, grashnak-blackhoof#57, crushface#56, bork#55, bone-crusher#54, bloodhorn#53, blightmaw#52, bite-bite#51
staff: the-best-players-in-the-league#121, team-merchandise-booths#120, team-apothecary#119, team-apothecary#118, tackling-coach#117, tackling-coach#116, sprinting-coach#115, sprinting-coach#114, passing-coach#113, passing-coach#112, offensive-firepower#111, offensive-coordinator#110, offensive-coordinator#109, laying-the-smackdown#108, late-game-scoring-streak#107, hired-wizard#106, hired-wizard#105, endorsement-deal#104, cheating-coach#103, cheating-coach#102, bloodthirsty-supporters#101
highlights: unsportsmanlike-conduct#153, unnecessary-roughness#152, the-tripline#151, the-sneaky-weasel#150, the-slobberknocker#149, the-rolling-cage#148, the-mousetrap#147, the-backstab-special#146, super-juke#145, skullcracker-suite#144, sideline-screamer#143, shank-yank#142, right-in-the-jibblies#141, razzle-dazzle#140, pose-for-the-fans#139, personal-foul#138, over-the-middle#137, one-handed-grab#136, knuckleduster-smear#135, intentional-pounding#134, illegal-procedure#133, heroic-leap#132, gutter-run#131, get-yer-head-in-the-game#129, fleet-footed-flea-flicker#127, double-crossing-routes#126, double-down#125, cock-eye-blocked#124, all-out-blitz#122
spike-deck: the-dungeonbowl#186, referee-contract-dispute#193, the-chaos-cup#185, the-blood-bowl#184
spike: rivalry-week-kicks-off#194
box: all-star-conditioning#187, cursed-ball#188, weather-disrupts-match#197, violence-at-an-all-time-high#196, salary-cap-raised#195, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, endurance-training#190, the-spike-magazine-trophy#189
pool: power-1#164, power-0#160, power-2#173, power-1#165, fan-2#183, fan-1#182, fan-1#181, fan-1#180, fan-1#179, power-3#178, power-3#177, power-2#176, power-2#175, power-2#174, power-1#172, power-1#171, power-1#170, power-1#169, power-1#168, power-1#167, power-1#166, power-0#163, power-0#162, power-0#161, whistle#159, whistle#158, whistle#157, whistle#156, whistle#155, whistle#154
aside: 
highlight 1: bad-snap#123
highlight 2: fumblerooski#128
highlight 3: goal-line-plunge#130
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: turn 1 turn-chosen 0 0
codes: commit:0:52:0 commit:0:53:0 commit:0:57:0 commit:0:58:0 commit:0:62:0 commit:0:63:0 commit:1:52:0 commit:1:53:0 commit:1:57:0 commit:1:58:0 commit:1:62:0 commit:1:63:0 commit:4:52:0 commit:4:53:0 commit:4:57:0 commit:4:58:0 commit:4:62:0 commit:4:63:0 commit:6:52:0 commit:6:53:0 commit:6:57:0 commit:6:58:0 commit:6:62:0 commit:6:63:0 commit:8:52:0 commit:8:53:0 commit:8:57:0 commit:8:58:0 commit:8:62:0 commit:8:63:0 commit:11:52:0 commit:11:53:0 commit:11:57:0 commit:11:58:0 commit:11:62:0 commit:11:63:0 pass:0:0:0
');
INSERT INTO "positions" VALUES('3bHxw_NV3HMh',0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: orc, dwarf
pitch: stone
arena: none
coach-a: 1
active: 2
turns: 2, 2
score: 0, 0
rookies: none
players 1: lineman-1 h9, lineman-2 absent, lineman-3 absent, thrower e7, blitzer i6, big-un-blocker absent
players 2: lineman-1 absent, lineman-2 absent, lineman-3 absent, runner absent, blitzer g5, troll-slayer absent
balls: 1 thrower
spaces: -, -, -
hand 1: 
hand 2: 
deck: break-some-bones/raw-talent#0, break-some-bones/step-aside#1, free-up-the-ball/blitz#2, free-up-the-ball/intervention#3, get-moving/aggressive-mark#4, get-moving/sprint#5, get-the-ball/shadowing#6, get-the-ball/step-aside#7, get-together/reserves#8, make-a-risky-throw/accurate-throw#9, move-the-ball/dodge#10, move-the-ball/raw-talent#11, play-as-a-team/aggressive-mark#12, play-as-a-team/inspiration#13, play-as-a-team/tough-enough#14, show-no-fear/jump-up#15, show-them-how-its-done/bladed-knuckle-dusters#16, show-them-how-its-done/the-kids-got-moxy#17, show-us-a-completion/inspiration#18, show-us-a-completion/nerves-of-steel#19, showboat-for-the-crowd/hail-mary-pass#20, spread-out/reserves#21, take-them-down/blocking-play#22, take-them-down/diving-tackle#23, tie-them-up/defensive-play#24, tie-them-up/raw-talent#25
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/blitzer; mark 2/blitzer; end-turn
');
CREATE TABLE reports (
            id VARCHAR(32) PRIMARY KEY, table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            number INTEGER NOT NULL, words TEXT NOT NULL, position TEXT NOT NULL, created INTEGER NOT NULL
        );
CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            token_hash VARCHAR(64) NOT NULL, bot VARCHAR(32) NOT NULL, label VARCHAR(64) NOT NULL,
            standing TEXT NOT NULL, word VARCHAR(64), PRIMARY KEY (table_id, seat)
        );
INSERT INTO "seats" VALUES('ZOnyy_pzY9ft',0,'6db9c2648032c9d9be8bb5d1f71e6a9f98f1aa465cfd7edc6b31b578157e795e','','','{}',NULL);
INSERT INTO "seats" VALUES('ZOnyy_pzY9ft',1,'422a4ce2967a1c10f227f65614856973b638425b5591d5fb96c63d6e03bef472','','','{}',NULL);
INSERT INTO "seats" VALUES('ZOnyy_pzY9ft',2,'6402b113629ab01705e98f2de323ebd3818dc25796a21cc7425a055da2221a6b','','','{}',NULL);
INSERT INTO "seats" VALUES('ZOnyy_pzY9ft',-1,'5db523e4525bae22425bf23a860d9695417924e160b965cafad6847e8b23971c','','','{}',NULL);
INSERT INTO "seats" VALUES('ZOnyy_pzY9ft',7,'f340dd2cbbac5cc69ad5f441f2f794a869813d291f852a83aa75bccf03e012f9','','','{}',NULL);
INSERT INTO "seats" VALUES('lAgZn6sxkTus',0,'99a622bfc3ac62712161ac58d9379f0c22d2215668961d3c0dbb0ac849b1108c','','','{}',NULL);
INSERT INTO "seats" VALUES('lAgZn6sxkTus',1,'3e280ed639c23a0c868f3f707fe42c6a90a5a6ab0a4c3791ab0d496e56748730','','','{}',NULL);
INSERT INTO "seats" VALUES('lAgZn6sxkTus',-1,'d267c54a30e6f059f3195aeed1020a7b083c5c69353988ebc974fe577e5eea09','','','{}',NULL);
INSERT INTO "seats" VALUES('lAgZn6sxkTus',7,'b3283346964ccba29376ac6f307af15e636c39853206e9635b8a9759e4f6a379','','','{}',NULL);
INSERT INTO "seats" VALUES('F-iHwU-ut84Q',0,'65de92b30177ccef96fadcf85a4b40634929f4dd629d7e638ea5e6054b1bca08','','','{}',NULL);
INSERT INTO "seats" VALUES('F-iHwU-ut84Q',1,'99d5c833d549cff4cffacb3c2368356634e87ff4eb34d8b9c91acc907fd091f3','','','{}',NULL);
INSERT INTO "seats" VALUES('F-iHwU-ut84Q',-1,'0be118d81311b2a738fcf82876244b8a7574b76ebdd1527ef724266641a12205','','','{}',NULL);
INSERT INTO "seats" VALUES('F-iHwU-ut84Q',7,'158f2ed1b6b1dc0aeea1ddb285c5f57dc3d26faf37cbd6ebfe06c7cd764d0c6c','','','{}',NULL);
INSERT INTO "seats" VALUES('EYzZp9vt-Ykf',0,'3dcba6574f55d8dbb66dbad750fe7037c8a15282ac960f633db35a0fff1f0fb5','','','{}',NULL);
INSERT INTO "seats" VALUES('EYzZp9vt-Ykf',1,'88cf6278ebf2a3b17a112da80cd43dc59a83b52cb87eb9fec205c517c7dc70f8','','','{}',NULL);
INSERT INTO "seats" VALUES('EYzZp9vt-Ykf',-1,'cb5540ebaae904a350c9e3fe5dcb1ee1b456d3b168103c865e66aa0eb14c463a','','','{}',NULL);
INSERT INTO "seats" VALUES('EYzZp9vt-Ykf',7,'7f9e017d8b520f72dccbabe750bc077fe389e2abb7fd19fba6e0d907d04f023a','','','{}',NULL);
INSERT INTO "seats" VALUES('wEemSH40Y6jq',0,'6fe9f2fc4d732f225cdaa7973d80430c2096fdd24b6ae4eab7322435dc89cba9','','','{}',NULL);
INSERT INTO "seats" VALUES('wEemSH40Y6jq',1,'','rookie','','{}',NULL);
INSERT INTO "seats" VALUES('wEemSH40Y6jq',-1,'7116425c8ce62b93c4d8cd4f104bfabd9258cc03bff2c49b58cc8b4124c2bda1','','','{}',NULL);
INSERT INTO "seats" VALUES('wEemSH40Y6jq',7,'83bf0410ff83018809701b197f2cdf98243d7256b9c0e926ad39b36d38824820','','','{}',NULL);
INSERT INTO "seats" VALUES('pWN-DROZG7X0',0,'d3c79d231d8507bd8686ec15933a5923ef441d2b007d196cc2988305144c1710','','','{}','word 0');
INSERT INTO "seats" VALUES('pWN-DROZG7X0',1,'b772b86d5647d7b3ac456d275cc67549f4d69a22fab9ddcf586ac61be3be558d','','','{}','word 1');
INSERT INTO "seats" VALUES('pWN-DROZG7X0',-1,'9bb31dd50cb1d651354786e81c19563f1eb1bfc345a68bec688973865e7a8b33','','','{}',NULL);
INSERT INTO "seats" VALUES('pWN-DROZG7X0',7,'f4e4203271dc6ed8488e3e619d087dcf2583ebf2ee248a3f70655abbff72cf37','','','{}',NULL);
INSERT INTO "seats" VALUES('DI6ZSocPz-jF',0,'cc0370c00e5e760258ce77c7dc7bab6f82930890aa79badc99583d01ea6f105c','','','{}',NULL);
INSERT INTO "seats" VALUES('DI6ZSocPz-jF',1,'a7af1c0a5d82935dad275a662208d31e261d367d492f0b31545f319e2170baf1','','','{}',NULL);
INSERT INTO "seats" VALUES('DI6ZSocPz-jF',-1,'cfd812775f03022b2223144ca586b98d4211fca71d462a8ef23780300be601e0','','','{}',NULL);
INSERT INTO "seats" VALUES('DI6ZSocPz-jF',7,'0a2f53b5cb082187ef0a4c4702ecd357b8af725026e4c3ae0d4d98bdc596168b','','','{}',NULL);
INSERT INTO "seats" VALUES('tsChIEThMq9N',0,'a129aef01b532e7d13173f1471307786d91a1f09d11ef95961efa818c46d9532','','','{}',NULL);
INSERT INTO "seats" VALUES('tsChIEThMq9N',1,'f240679b2a233ec0664df74b0cd6502aef1ed7103626b66f40a3c40dcb50637a','','','{}',NULL);
INSERT INTO "seats" VALUES('tsChIEThMq9N',-1,'0c48234a57a213a982a0b847c642a251946f0a3cf11d00feeac10a804255e424','','','{}',NULL);
INSERT INTO "seats" VALUES('tsChIEThMq9N',7,'bcda18813139eee7579af7663ca3f7f752d70c9b85bb2bba09dd4663e81d1607','','','{}',NULL);
INSERT INTO "seats" VALUES('-pGqVWwOrxfi',7,'bc1ec39a70cc617faef0b245e598fbd7dc15f2c8c4056a35a702d73547347c3c','','','{}',NULL);
INSERT INTO "seats" VALUES('LpF0tz5FxvFf',0,'f8e7d920efff896d6598e97e6ce968a29d77108da0079d86e3f6a0402cd9ce4f','','','{}',NULL);
INSERT INTO "seats" VALUES('LpF0tz5FxvFf',1,'','rookie','','{}',NULL);
INSERT INTO "seats" VALUES('LpF0tz5FxvFf',2,'','rookie','','{}',NULL);
INSERT INTO "seats" VALUES('LpF0tz5FxvFf',-1,'1a5ba36123381c8dfcf5516f61f486d8acc0740c2c58f45aa993a75825ec98d6','','','{}',NULL);
INSERT INTO "seats" VALUES('LpF0tz5FxvFf',7,'b4e9dd6ab43653a69bc5723f168c76791a1821bcee61fbfd04e6d2ee26a2601f','','','{}',NULL);
INSERT INTO "seats" VALUES('3bHxw_NV3HMh',0,'','rookie','','{}',NULL);
INSERT INTO "seats" VALUES('3bHxw_NV3HMh',1,'7d6858847fe055eb8c621cb1c2e30dc4d47044ae3daf7174b6b3afc27262fb5f','','','{}',NULL);
INSERT INTO "seats" VALUES('3bHxw_NV3HMh',-1,'595903991cb472b80b57123ec92360399251f921339ebf85b2bdaa34338a759a','','','{}',NULL);
INSERT INTO "seats" VALUES('3bHxw_NV3HMh',7,'93b61c8cdc27e20843b084da9bfd33fea80d272f8ce8ca8f72ea8f2f59e368b1','','','{}',NULL);
CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY, game VARCHAR(64) NOT NULL, setting TEXT NOT NULL, seed BLOB NOT NULL,
            commitment VARCHAR(64) NOT NULL, version VARCHAR(32) NOT NULL, digest VARCHAR(64) NOT NULL,
            created INTEGER NOT NULL, finished BOOLEAN NOT NULL
        , secret BLOB, clock INTEGER NOT NULL DEFAULT 0, base TEXT NOT NULL DEFAULT '', lesson VARCHAR(32) NOT NULL DEFAULT '', replay TEXT NOT NULL DEFAULT '', changed INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('ZOnyy_pzY9ft','team-manager','{"seats":3,"teams":[],"rules":["extended-season"],"first":-1,"packs":[]}',X'7236D9B805304494AA7C17B978D2B2349BD8996BACC001F885B96C5A7AF6ECCF','d2fcd7c63739c09c01607ce187557924fc8d6505d9b686480d232fb5d0527a2f','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122006,0,NULL,0,'','','',1795122006);
INSERT INTO "tables" VALUES('lAgZn6sxkTus','blitz-bowl','{"seats":2,"teams":[],"rules":["random-events","fouls","throw-team-mate","rookies-to-watch","arena","special-balls","pitch"],"first":-1,"packs":[]}',X'CA37A5D750A232DC6FD7746BB35FC3ED33CAFD95DE3F988A2FB72A2B12A387F8','e798c29126a266eb766f5dcf572014260efe926f30c1405a38811b1334eedd29','0.2.0','251f405b9ba99f0356aa97c385b7bf2a',1795122006,0,NULL,0,'','','',1795122006);
INSERT INTO "tables" VALUES('F-iHwU-ut84Q','team-manager','{"seats":2,"teams":[],"rules":[],"first":-1,"packs":[]}',X'24568C56C279526F16A318BE08CAFEFDCC938D30FDB9AF9FEA42675803E3F489','52d71b29bc17a1433a09d31caf225b67af2c950b7beefd2cc441d5fad3dbdb17','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122007,0,NULL,0,'','','',1795122007);
INSERT INTO "tables" VALUES('EYzZp9vt-Ykf','blitz-bowl','{"seats":2,"teams":["dwarf","orc"],"rules":[],"first":-1,"packs":[]}',X'070A1E70D0B22E6E3AD86A9F9B02BC6EF25A37D66B5C4FF6950C5F5642B5C6A9','845e1cf06566981e4809bcd20038f62d641e4906af6e91999aaa9c09f295891f','0.2.0','251f405b9ba99f0356aa97c385b7bf2a',1795122007,1,NULL,0,'','','',1795122007);
INSERT INTO "tables" VALUES('wEemSH40Y6jq','team-manager','{"seats":2,"teams":["gouged-eye","reikland-reavers"],"rules":["abbreviated-season"],"first":-1,"packs":[]}',X'7DB8DD5FFA697D866A0BB0CF84D778EB460760746C628A6C1C74A885A49B7C07','9ca1021c8f06495dc282ed57a97bbb4489a86cf717ba602ee644d6935d178fd2','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122007,1,NULL,0,'','','',1795122007);
INSERT INTO "tables" VALUES('pWN-DROZG7X0','blitz-bowl','{"seats":2,"teams":[],"rules":[],"first":-1,"packs":[]}',X'82588E442EB5330D3800B8970998535F894913E35987E5F5AE88B1F564661D73','4b138baa3779257f353d6b0d3d864fad5b6b8a3727527979d221af392e13e355','0.2.0','251f405b9ba99f0356aa97c385b7bf2a',1795122009,0,X'37D1DCC4C62826602D85378050B7D2BB35F1CBC080277BB9CB16AF656AE63895',0,'','','',1795122009);
INSERT INTO "tables" VALUES('DI6ZSocPz-jF','blitz-bowl','{"seats":2,"teams":["dwarf","orc"],"rules":[],"first":-1,"packs":[]}',X'BE81613DEE05F1091AE393660DFC7971D57CF6213CA9247FD5149498CF6C538E','724c1e95c0fec409f1012a81bcf4ed59c7415a0ebd9e29b4f91b336a9b840071','0.2.0','251f405b9ba99f0356aa97c385b7bf2a',1795122009,0,NULL,0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: dwarf, orc
pitch: stone
arena: none
coach-a: 2
active: 1
turns: 3, 3
score: 0, 0
choices: 40
barrier: 36
rookies: none
players 1: lineman-1 c6, lineman-2 a3, lineman-3 c2, runner a10, blitzer d5, troll-slayer e6
players 2: lineman-1 n9, lineman-2 m6, lineman-3 o2, thrower m8, blitzer o7, big-un-blocker o5
balls: h6
spaces: play-as-a-team/tough-enough#25, tie-them-up/raw-talent#19, move-the-ball/dodge#20
hand 1: 
hand 2: 
deck: get-moving/aggressive-mark#18, spread-out/reserves#17, showboat-for-the-crowd/hail-mary-pass#16, free-up-the-ball/blitz#15, get-together/reserves#14, show-us-a-completion/inspiration#13, make-a-risky-throw/accurate-throw#12, get-moving/sprint#11, show-no-fear/jump-up#10, take-them-down/diving-tackle#9, play-as-a-team/inspiration#8, move-the-ball/raw-talent#7, break-some-bones/step-aside#6, take-them-down/blocking-play#5, show-us-a-completion/nerves-of-steel#4, play-as-a-team/aggressive-mark#3, show-them-how-its-done/the-kids-got-moxy#2, show-them-how-its-done/bladed-knuckle-dusters#1, get-the-ball/shadowing#0
discard: break-some-bones/raw-talent#24, tie-them-up/defensive-play#21, free-up-the-ball/intervention#22, get-the-ball/step-aside#23
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
acted: 1 blitzer run, 1 troll-slayer run
agenda:
decision: action 1 action-chosen 1 0
codes: run 1/lineman-1; run 1/lineman-2; run 1/lineman-3; run 1/runner; end-turn
','','',1795122009);
INSERT INTO "tables" VALUES('tsChIEThMq9N','team-manager','{"seats":2,"teams":["gouged-eye","reikland-reavers"],"rules":[],"first":-1,"packs":[]}',X'75ABB085A5E2EE348BF6BFB73435B47E54A0D590850249D44A23680AADF78A01','7a881263e3d586dd972e84cbb40bf386f3a6cd7f235c76be512368e2e8ebbebd','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122009,0,NULL,0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: gouged-eye, reikland-reavers
rules: abbreviated-season
week: 1
coin: 1
fans: 0, 0
improvements-gained: 4, 4
totals: 0, 0
placing: 0, 0
margin: 0, 0
choices: 22
barrier: 22
active: 2
committed: 29
reel: 4
alert: 786498
hand 1: black-orc-blocker#8, black-orc-blocker#10, freebooter-runner-cwc#11, orc-lineman#57
hand 2: human-blitzer#25, freebooter-thrower-owa#26, ogre#81, human-blitzer#83
deck 1: orc-lineman#7, orc-thrower#6, orc-lineman#5, orc-blitzer#4, orc-blitzer#2, da-troll#1, orc-blitzer#0
deck 2: human-catcher#24, human-thrower#23, skuff-whitebeard#22, human-blitzer#21, human-lineman#18, human-lineman#17
discard 1: 
discard 2: 
upgrades 1: beat-da-points-outta-dem#15, illegal-substitution#14, smash-em-bash-em#13, orcidas-sponsorship#12
upgrades 2: recruiting-agent#32, publicity-stunts#31, jack-of-all-trades#30, product-endorsements#29
in-play 1: waaagh#16, bloodthirsty-supporters#104
in-play 2: gryphon-ade#33, tackling-coach#100 exhausted
improvements 1: 
improvements 2: 
drawn 1: 
drawn 2: 
owa-stars: freebooter-lineman-owa#79, grim-ironjaw#78, morg-n-thorg-owa#77, thornmane#76, eldril-sidewinder#75, freebooter-thrower-owa#74, freebooter-runner-owa#73, barik-farblast#72, the-death-roller#71, deeproot-strongbranch#70, long-bomb-silver#69, jordell-freshbreeze#68, freebooter-blitzer-owa#67, marcus-siebermann#66, cornelius-krieg#65, freebooter-lineman-owa#64, spikey-mcspike#63, slab#62, freebooter-blitzer-owa#61, griff-oberwald#60, mighty-zug#59, aurora-silverleaf#80, freebooter-runner-owa#82
cwc-stars: grashnak-blackhoof#54, freebooter-thrower-cwc#53, blightmaw#52, lord-borak-the-despoiler#51, crushface#50, morkai-the-everchanging#49, varag-ghoulchewer#48, hide-sneak#47, bite-bite#46, headsplitter#45, morg-n-thorg-cwc#44, niknik-yellowtail#43, smashjaw#42, bork#41, freebooter-thrower-cwc#40, bloodhorn#39, freebooter-blitzer-cwc#38, freebooter-lineman-cwc#37, freebooter-lineman-cwc#36, freebooter-runner-cwc#35, freebooter-blitzer-cwc#34, one-ear#56, bone-crusher#55
staff: passing-coach#98, passing-coach#97, cheating-coach#96, cheating-coach#95, hired-wizard#94, hired-wizard#93, endorsement-deal#92, offensive-firepower#91, the-best-players-in-the-league#90, sprinting-coach#89, sprinting-coach#88, offensive-coordinator#87, team-merchandise-booths#86, team-apothecary#85, laying-the-smackdown#84, offensive-coordinator#102, team-apothecary#103, late-game-scoring-streak#99, tackling-coach#101
highlights: get-yer-head-in-the-game#132, shank-yank#131, gutter-run#130, all-out-blitz#129, cock-eye-blocked#128, the-mousetrap#127, fleet-footed-flea-flicker#126, the-slobberknocker#125, sideline-screamer#124, personal-foul#123, bad-snap#122, illegal-procedure#121, heroic-leap#120, the-backstab-special#119, super-juke#118, skullcracker-suite#117, the-rolling-cage#116, double-down#115, goal-line-plunge#114, double-crossing-routes#113, unsportsmanlike-conduct#112, fumblerooski#111, right-in-the-jibblies#110, unnecessary-roughness#109, the-tripline#108, one-handed-grab#107, intentional-pounding#106, pose-for-the-fans#105
spike-deck: the-chaos-cup#168, the-blood-bowl#167
spike: the-dungeonbowl#169
box: knuckleduster-smear#133, the-sneaky-weasel#136, human-lineman#20, human-lineman#19, orc-thrower#3, more-sales-more-matches#180, flooding-causes-soggy-pitch#179, cursed-ball#178, salary-cap-raised#177, violence-at-an-all-time-high#176, rivalry-week-kicks-off#175, all-star-conditioning#174, endurance-training#173, weather-disrupts-match#172, referee-contract-dispute#171, the-spike-magazine-trophy#170
pool: power-1#166, power-1#165, power-1#164, power-1#163, whistle#162, power-0#161, whistle#160, power-2#159, whistle#158, fan-1#157, power-1#156, power-1#155, fan-1#154, whistle#153, power-0#152, power-1#151, power-2#150, whistle#149, power-3#148, power-3#147, fan-1#146, power-0#145, power-1#144, whistle#143, fan-1#142, power-0#141, power-2#140, fan-2#139, power-2#138, power-1#137
aside: 
highlight 2: razzle-dazzle#135
  left 1: orc-lineman#9
  right 2: human-catcher#28
highlight 3: over-the-middle#134
  left 1: snotlobba#58
  right 2: human-thrower#27
tournament:
note bone-crusher#55: known 1
note one-ear#56: known 1
note aurora-silverleaf#80: known 2
note freebooter-runner-owa#82: known 2
note late-game-scoring-streak#99: known 2
note tackling-coach#101: known 2
note offensive-coordinator#102: known 1
note team-apothecary#103: known 1
agenda:
  scoreboard 0 0 0
  turn 0 0 0
  action 1 0 0
decision: sprint-skill 2 sprint-chosen 28 0
codes: skip:0:0:0 sprint:0:0:0
','','',1795122009);
INSERT INTO "tables" VALUES('-pGqVWwOrxfi','team-manager','{"seats": 4, "teams": [], "rules": ["scheduling-limitations", "extended-season"], "first": -1, "packs": []}',X'','','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122010,1,NULL,0,'','','touchline-replay 1
{"game":"team-manager","version":"0.2.0","cards":"6f53f59cbac296742e997f9031f9ff2a","seats":4,"teams":[],"rules":["scheduling-limitations","extended-season"],"expansions":[],"packs":[],"first":-1,"seed":114,"finished":true,"rolls":[[0,6,1],[0,5,0],[0,4,1],[0,3,0],[0,2,1],[0,3,0],[0,2,0],[0,10,6],[0,9,5],[0,8,1],[0,7,4],[0,6,3],[0,5,4],[0,4,3],[0,3,1],[0,2,0],[0,5,1],[0,4,0],[0,3,0],[0,2,1],[1,12,7],[1,11,0],[1,10,4],[1,9,5],[1,8,5],[1,7,5],[1,6,4],[1,5,1],[1,4,0],[1,3,0],[1,2,0],[1,12,0],[1,11,3],[1,10,2],[1,9,6],[1,8,4],[1,7,4],[1,6,3],[1,5,3],[1,4,0],[1,3,1],[1,2,1],[1,12,4],[1,11,1],[1,10,1],[1,9,4],[1,8,4],[1,7,5],[1,6,5],[1,5,0],[1,4,1],[1,3,1],[1,2,0],[1,12,5],[1,11,3],[1,10,7],[1,9,4],[1,8,7],[1,7,1],[1,6,3],[1,5,2],[1,4,3],[1,3,1],[1,2,0],[1,5,0],[1,4,0],[1,3,2],[1,2,0],[1,5,1],[1,4,2],[1,3,0],[1,2,0],[1,5,0],[1,4,0],[1,3,2],[1,2,0],[1,5,1],[1,4,1],[1,3,2],[1,2,1],[1,25,6],[1,24,2],[1,23,5],[1,22,15],[1,21,14],[1,20,0],[1,19,3],[1,18,3],[1,17,9],[1,16,14],[1,15,7],[1,14,3],[1,13,7],[1,12,11],[1,11,4],[1,10,8],[1,9,2],[1,8,0],[1,7,1],[1,6,0],[1,5,0],[1,4,0],[1,3,0],[1,2,1],[1,25,24],[1,24,23],[1,23,1],[1,22,5],[1,21,9],[1,20,8],[1,19,9],[1,18,7],[1,17,14],[1,16,15],[1,15,11],[1,14,7],[1,13,1],[1,12,9],[1,11,0],[1,10,5],[1,9,1],[1,8,4],[1,7,6],[1,6,2],[1,5,1],[1,4,3],[1,3,2],[1,2,1],[1,21,12],[1,20,10],[1,19,13],[1,18,5],[1,17,12],[1,16,6],[1,15,5],[1,14,11],[1,13,0],[1,12,9],[1,11,1],[1,10,2],[1,9,5],[1,8,6],[1,7,3],[1,6,3],[1,5,0],[1,4,2],[1,3,0],[1,2,0],[1,32,17],[1,31,4],[1,30,27],[1,29,0],[1,28,8],[1,27,12],[1,26,8],[1,25,15],[1,24,14],[1,23,3],[1,22,16],[1,21,0],[1,20,19],[1,19,7],[1,18,4],[1,17,8],[1,16,1],[1,15,12],[1,14,8],[1,13,6],[1,12,10],[1,11,1],[1,10,4],[1,9,8],[1,8,6],[1,7,6],[1,6,0],[1,5,1],[1,4,3],[1,3,1],[1,2,0],[1,30,19],[1,29,22],[1,28,7],[1,27,8],[1,26,5],[1,25,18],[1,24,22],[1,23,15],[1,22,13],[1,21,14],[1,20,1],[1,19,8],[1,18,6],[1,17,7],[1,16,5],[1,15,13],[1,14,12],[1,13,12],[1,12,5],[1,11,7],[1,10,7],[1,9,3],[1,8,4],[1,7,0],[1,6,2],[1,5,2],[1,4,1],[1,3,1],[1,2,0],[0,4,3],[1,30,6],[1,29,5],[1,28,10],[1,27,18],[1,26,10],[1,25,18],[1,24,2],[1,23,17],[1,22,14],[1,21,18],[1,20,18],[1,19,9],[1,18,15],[1,17,5],[1,16,12],[1,15,14],[1,14,5],[1,13,6],[1,12,11],[1,11,10],[1,10,8],[1,9,5],[1,8,0],[1,7,2],[1,6,0],[1,5,2],[1,4,2],[1,3,2],[1,2,0]]}
{"choice":["turn","commit",59,53,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",9,62,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",27,52,0],"rolls":[]}
{"choice":["turn","commit",44,89,0],"rolls":[]}
{"choice":["turn","commit",57,57,0],"rolls":[]}
{"choice":["turn","commit",7,62,0],"rolls":[]}
{"choice":["tackle-skill","strip-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",28,63,0],"rolls":[]}
{"choice":["turn","commit",40,89,0],"rolls":[]}
{"choice":["turn","commit",61,90,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",10,0,0],"rolls":[]}
{"choice":["pass-discards","discard",11,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",23,88,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",45,89,0],"rolls":[]}
{"choice":["tackle-skill","tackle",23,0,0],"rolls":[[2,6,3]]}
{"choice":["turn","commit",58,57,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",60,0,0],"rolls":[]}
{"choice":["turn","commit",26,52,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",62,57,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",24,88,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",56,57,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["keep","keep",137,0,0],"rolls":[]}
{"choice":["either-or","either",1,1,0],"rolls":[]}
{"choice":["keep","keep",90,0,0],"rolls":[]}
{"choice":["bottom","bottom",92,0,0],"rolls":[]}
{"choice":["rank","ahead",2,0,0],"rolls":[]}
{"choice":["keep","keep",87,0,0],"rolls":[]}
{"choice":["keep","keep",86,0,0],"rolls":[]}
{"choice":["bottom","bottom",84,0,0],"rolls":[]}
{"choice":["stars-on-top","place",90,0,0],"rolls":[]}
{"choice":["freebooter","return",40,0,0],"rolls":[[1,9,1],[1,8,2],[1,7,0],[1,6,4],[1,5,3],[1,4,3],[1,3,2],[1,2,1],[1,8,2],[1,7,1],[1,6,1],[1,5,0],[1,4,3],[1,3,0],[1,2,1],[1,30,20],[1,29,19],[1,28,2],[1,27,4],[1,26,2],[1,25,21],[1,24,5],[1,23,16],[1,22,4],[1,21,1],[1,20,5],[1,19,2],[1,18,6],[1,17,12],[1,16,1],[1,15,1],[1,14,6],[1,13,7],[1,12,6],[1,11,2],[1,10,9],[1,9,2],[1,8,4],[1,7,4],[1,6,2],[1,5,3],[1,4,1],[1,3,1],[1,2,1]]}
{"choice":["turn","commit",2,63,0],"rolls":[]}
{"choice":["turn","commit",87,58,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",33,0,0],"rolls":[]}
{"choice":["commit-zone","commit",18,58,0],"rolls":[]}
{"choice":["turn","commit",41,53,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",54,57,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",67,0,0],"rolls":[]}
{"choice":["peek","peek-redraw",0,0,0],"rolls":[]}
{"choice":["turn","commit",3,87,0],"rolls":[]}
{"choice":["turn","commit",20,62,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",45,89,0],"rolls":[]}
{"choice":["turn","commit",51,90,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",89,0,0],"rolls":[]}
{"choice":["turn","commit",5,87,0],"rolls":[]}
{"choice":["tackle-skill","tackle",51,0,0],"rolls":[[2,6,4],[2,6,2]]}
{"choice":["respond","use",51,0,0],"rolls":[[2,6,0],[2,6,5]]}
{"choice":["result","apply",2,0,0],"rolls":[]}
{"choice":["action","act",16,0,0],"rolls":[]}
{"choice":["attempt","tackle",45,0,0],"rolls":[[2,6,3],[2,6,3]]}
{"choice":["turn","commit",21,52,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["action","act",136,1,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",86,89,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",52,57,0],"rolls":[]}
{"choice":["turn","commit",6,63,0],"rolls":[]}
{"choice":["tackle-skill","tackle",20,0,0],"rolls":[[2,6,2]]}
{"choice":["turn","commit",22,52,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",43,89,0],"rolls":[]}
{"choice":["tackle-skill","tackle",3,0,0],"rolls":[[2,6,2]]}
{"choice":["turn","commit",61,57,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",25,88,0],"rolls":[]}
{"choice":["tackle-skill","tackle",43,0,0],"rolls":[[2,6,1],[2,6,3]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["turn","commit",44,53,0],"rolls":[]}
{"choice":["turn","commit",53,57,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",42,89,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",90,0,0],"rolls":[]}
{"choice":["keep","keep",135,0,0],"rolls":[]}
{"choice":["either-or","either",0,1,1],"rolls":[]}
{"choice":["keep","keep",131,0,0],"rolls":[]}
{"choice":["keep","keep",115,0,0],"rolls":[]}
{"choice":["bottom","bottom",117,0,0],"rolls":[]}
{"choice":["keep","keep",128,0,0],"rolls":[]}
{"choice":["keep","keep",49,0,0],"rolls":[[1,11,4],[1,10,8],[1,9,0],[1,8,7],[1,7,0],[1,6,1],[1,5,1],[1,4,2],[1,3,1],[1,2,0],[1,7,6],[1,6,3],[1,5,3],[1,4,2],[1,3,1],[1,2,0],[1,8,1],[1,7,5],[1,6,0],[1,5,3],[1,4,3],[1,3,2],[1,2,1],[1,30,21],[1,29,1],[1,28,6],[1,27,4],[1,26,21],[1,25,0],[1,24,23],[1,23,16],[1,22,18],[1,21,6],[1,20,17],[1,19,6],[1,18,17],[1,17,12],[1,16,10],[1,15,14],[1,14,0],[1,13,10],[1,12,7],[1,11,10],[1,10,3],[1,9,0],[1,8,1],[1,7,1],[1,6,3],[1,5,0],[1,4,3],[1,3,0],[1,2,0]]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",21,0,0],"rolls":[]}
{"choice":["pass-discards","discard",20,0,0],"rolls":[]}
{"choice":["pass-discards","discard",17,0,0],"rolls":[]}
{"choice":["pass-discards","discard",18,0,0],"rolls":[]}
{"choice":["pass-discards","discard",25,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",38,68,0],"rolls":[]}
{"choice":["turn","commit",83,58,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",67,0,0],"rolls":[]}
{"choice":["peek","peek-redraw",0,0,0],"rolls":[]}
{"choice":["turn","commit",1,53,0],"rolls":[]}
{"choice":["action","act",131,1,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",36,57,0],"rolls":[]}
{"choice":["tackle-skill","tackle",83,0,0],"rolls":[]}
{"choice":["respond","use",49,0,0],"rolls":[[2,6,5]]}
{"choice":["turn","commit",56,58,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",4,62,0],"rolls":[]}
{"choice":["turn","commit",34,52,0],"rolls":[]}
{"choice":["action","act",135,0,0],"rolls":[[2,6,0]]}
{"choice":["turn","commit",59,67,0],"rolls":[]}
{"choice":["tackle-skill","tackle",38,0,0],"rolls":[[2,6,3]]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",0,53,0],"rolls":[]}
{"choice":["tackle-skill","tackle",34,0,0],"rolls":[[2,6,5],[2,6,5]]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",43,63,0],"rolls":[]}
{"choice":["tackle-skill","tackle",4,0,0],"rolls":[[2,6,5],[2,6,1]]}
{"choice":["result","apply",2,0,0],"rolls":[]}
{"choice":["turn","commit",58,67,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",115,62,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",3,0,0],"rolls":[]}
{"choice":["action","act",16,0,0],"rolls":[]}
{"choice":["pick-player","pick",1,0,0],"rolls":[[2,6,5]]}
{"choice":["turn","commit",35,57,0],"rolls":[]}
{"choice":["turn","commit",62,58,0],"rolls":[]}
{"choice":["tackle-skill","tackle",36,0,0],"rolls":[[2,6,3],[2,6,3]]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",57,0,0],"rolls":[]}
{"choice":["action","act",65,0,0],"rolls":[]}
{"choice":["move","move",62,67,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",5,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",37,57,0],"rolls":[]}
{"choice":["tackle-skill","tackle",83,0,0],"rolls":[[2,6,2],[2,6,0]]}
{"choice":["guard","guard",56,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",55,0,0],"rolls":[]}
{"choice":["keep","keep",125,0,0],"rolls":[]}
{"choice":["bottom","bottom",126,0,0],"rolls":[]}
{"choice":["either-or","either",1,1,0],"rolls":[]}
{"choice":["keep","keep",81,0,0],"rolls":[]}
{"choice":["either-or","either",3,1,1],"rolls":[]}
{"choice":["keep","keep",123,0,0],"rolls":[]}
{"choice":["freebooter","return",38,0,0],"rolls":[[1,12,5],[1,11,5],[1,10,1],[1,9,8],[1,8,0],[1,7,1],[1,6,2],[1,5,1],[1,4,3],[1,3,1],[1,2,1]]}
{"choice":["freebooter","return",89,0,0],"rolls":[[1,15,6],[1,14,0],[1,13,2],[1,12,4],[1,11,8],[1,10,0],[1,9,8],[1,8,0],[1,7,5],[1,6,0],[1,5,1],[1,4,0],[1,3,2],[1,2,1],[1,30,10],[1,29,9],[1,28,20],[1,27,0],[1,26,23],[1,25,5],[1,24,8],[1,23,10],[1,22,14],[1,21,15],[1,20,2],[1,19,16],[1,18,17],[1,17,7],[1,16,13],[1,15,7],[1,14,5],[1,13,1],[1,12,11],[1,11,2],[1,10,2],[1,9,0],[1,8,1],[1,7,6],[1,6,2],[1,5,1],[1,4,1],[1,3,2],[1,2,0]]}
{"choice":["turn","commit",81,67,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",79,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",80,57,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",65,0,0],"rolls":[]}
{"choice":["move","move",80,63,0],"rolls":[]}
{"choice":["turn","commit",9,68,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",23,57,0],"rolls":[]}
{"choice":["action","act",136,1,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",19,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",37,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",59,53,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",8,58,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",131,1,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",24,52,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",33,0,0],"rolls":[]}
{"choice":["pick-player","pick",23,0,0],"rolls":[[1,7,5],[1,6,1],[1,5,1],[1,4,2],[1,3,1],[1,2,0]]}
{"choice":["turn","commit",83,53,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",56,0,0],"rolls":[]}
{"choice":["action","act",67,0,0],"rolls":[]}
{"choice":["pick-token","pick",195,0,0],"rolls":[]}
{"choice":["peek","peek-keep",0,0,0],"rolls":[]}
{"choice":["turn","commit",6,58,0],"rolls":[]}
{"choice":["turn","commit",87,52,0],"rolls":[]}
{"choice":["action","act",128,1,0],"rolls":[]}
{"choice":["turn","commit",58,53,0],"rolls":[]}
{"choice":["tackle-skill","tackle",24,0,0],"rolls":[[2,6,0],[2,6,1]]}
{"choice":["guard","guard",87,0,0],"rolls":[]}
{"choice":["respond","use",58,0,0],"rolls":[]}
{"choice":["peek","peek-keep",0,0,0],"rolls":[]}
{"choice":["turn","commit",2,62,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",26,57,0],"rolls":[]}
{"choice":["tackle-skill","tackle",6,0,0],"rolls":[[2,6,2],[2,6,5]]}
{"choice":["result","apply",0,0,0],"rolls":[]}
{"choice":["turn","commit",78,63,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",11,68,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",16,0,0],"rolls":[]}
{"choice":["attempt","tackle",27,0,0],"rolls":[[2,6,5],[2,6,1]]}
{"choice":["result","apply",0,0,0],"rolls":[]}
{"choice":["turn","commit",22,52,0],"rolls":[]}
{"choice":["tackle-skill","tackle",58,0,0],"rolls":[[2,6,0]]}
{"choice":["turn","commit",62,63,0],"rolls":[]}
{"choice":["action","act",132,0,0],"rolls":[[2,6,2]]}
{"choice":["turn","commit",7,58,0],"rolls":[]}
{"choice":["turn","commit",28,52,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",55,63,0],"rolls":[]}
{"choice":["turn","commit",114,58,0],"rolls":[]}
{"choice":["tackle-skill","tackle",27,0,0],"rolls":[[2,6,0],[2,6,4]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["tackle-skill","tackle",27,0,0],"rolls":[[2,6,5],[2,6,2]]}
{"choice":["result","apply",2,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["keep","keep",113,0,0],"rolls":[]}
{"choice":["keep","keep",122,0,0],"rolls":[[1,13,11],[1,12,4],[1,11,8],[1,10,1],[1,9,7],[1,8,5],[1,7,3],[1,6,0],[1,5,3],[1,4,2],[1,3,0],[1,2,1],[1,30,9],[1,29,27],[1,28,0],[1,27,2],[1,26,13],[1,25,21],[1,24,21],[1,23,3],[1,22,4],[1,21,7],[1,20,3],[1,19,6],[1,18,0],[1,17,5],[1,16,15],[1,15,3],[1,14,2],[1,13,3],[1,12,11],[1,11,10],[1,10,7],[1,9,8],[1,8,2],[1,7,6],[1,6,0],[1,5,2],[1,4,3],[1,3,2],[1,2,1],[1,8,0],[1,7,1],[1,6,1],[1,5,0],[1,4,1],[1,3,2],[1,2,0],[1,6,3],[1,5,4],[1,4,1],[1,3,1],[1,2,1]]}
{"choice":["turn","commit",61,67,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",65,0,0],"rolls":[]}
{"choice":["move","move",61,58,0],"rolls":[]}
{"choice":["turn","commit",2,53,0],"rolls":[]}
{"choice":["action","act",131,1,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",77,52,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",26,0,0],"rolls":[]}
{"choice":["action","act",33,0,0],"rolls":[]}
{"choice":["turn","commit",86,62,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",48,0,0],"rolls":[]}
{"choice":["turn","commit",57,68,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",67,0,0],"rolls":[]}
{"choice":["peek","peek-keep",0,0,0],"rolls":[]}
{"choice":["turn","commit",10,53,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",23,67,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",42,62,0],"rolls":[]}
{"choice":["turn","commit",53,68,0],"rolls":[]}
{"choice":["turn","commit",113,63,0],"rolls":[]}
{"choice":["shift","done",0,0,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",20,57,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",136,1,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",21,0,0],"rolls":[]}
{"choice":["turn","commit",44,62,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["action","act",135,0,0],"rolls":[[2,6,4]]}
{"choice":["pick-player","pick",44,0,0],"rolls":[]}
{"choice":["turn","commit",54,68,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",55,0,0],"rolls":[]}
{"choice":["turn","commit",6,63,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",18,52,0],"rolls":[]}
{"choice":["tackle-skill","tackle",2,0,0],"rolls":[[2,6,4],[2,6,2]]}
{"choice":["result","apply",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",8,0,0],"rolls":[]}
{"choice":["respond","decline",0,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",45,0,0],"rolls":[]}
{"choice":["pass-discards","discard",34,0,0],"rolls":[]}
{"choice":["pass-discards","discard",36,0,0],"rolls":[]}
{"choice":["pass-discards","discard",43,0,0],"rolls":[]}
{"choice":["pass-discards","discard",35,0,0],"rolls":[]}
{"choice":["turn","commit",52,68,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",9,0,0],"rolls":[]}
{"choice":["pass-discards","discard",114,0,0],"rolls":[]}
{"choice":["pass-discards","discard",11,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",25,52,0],"rolls":[]}
{"choice":["action","act",128,1,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",60,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",28,52,0],"rolls":[]}
{"choice":["turn","commit",19,52,0],"rolls":[]}
{"choice":["tackle-skill","tackle",2,0,0],"rolls":[[2,6,4],[2,6,5]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",17,0,0],"rolls":[]}
{"choice":["freebooter","return",4,0,0],"rolls":[[1,14,3],[1,13,3],[1,12,10],[1,11,3],[1,10,2],[1,9,0],[1,8,2],[1,7,4],[1,6,1],[1,5,3],[1,4,3],[1,3,2],[1,2,1]]}
{"choice":["stars-on-top","place",111,0,0],"rolls":[]}
{"choice":["stars-on-top","place",76,0,0],"rolls":[]}
{"choice":["stars-on-top","place",74,0,0],"rolls":[[1,11,6],[1,10,9],[1,9,0],[1,8,3],[1,7,4],[1,6,1],[1,5,2],[1,4,2],[1,3,2],[1,2,0],[1,11,2],[1,10,4],[1,9,3],[1,8,1],[1,7,2],[1,6,0],[1,5,1],[1,4,0],[1,3,1],[1,2,0],[1,30,28],[1,29,5],[1,28,21],[1,27,11],[1,26,16],[1,25,17],[1,24,17],[1,23,19],[1,22,10],[1,21,9],[1,20,17],[1,19,2],[1,18,15],[1,17,3],[1,16,9],[1,15,11],[1,14,4],[1,13,9],[1,12,2],[1,11,5],[1,10,5],[1,9,6],[1,8,4],[1,7,4],[1,6,1],[1,5,0],[1,4,3],[1,3,0],[1,2,1]]}
{"choice":["turn","commit",113,62,0],"rolls":[]}
{"choice":["action","act",131,1,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","commit",87,63,0],"rolls":[]}
{"choice":["tackle-skill","tackle",113,0,0],"rolls":[[2,6,2],[2,6,3]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["action","act",136,1,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",24,0,0],"rolls":[]}
{"choice":["turn","commit",41,57,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",78,90,0],"rolls":[]}
{"choice":["action","act",119,1,0],"rolls":[]}
{"choice":["turn","commit",110,62,0],"rolls":[]}
{"choice":["tackle-skill","tackle",87,0,0],"rolls":[[2,6,1],[2,6,4]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["action","act",122,1,0],"rolls":[]}
{"choice":["tackle-skill","tackle",87,0,0],"rolls":[[2,6,3],[2,6,2]]}
{"choice":["result","apply",0,0,0],"rolls":[]}
{"choice":["turn","commit",22,52,0],"rolls":[]}
{"choice":["action","act",33,0,0],"rolls":[]}
{"choice":["pick-player","pick",87,0,0],"rolls":[]}
{"choice":["turn","commit",86,89,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",62,53,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",65,0,0],"rolls":[]}
{"choice":["move","move",62,90,0],"rolls":[]}
{"choice":["turn","commit",6,58,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",74,63,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["tackle-skill","tackle",113,0,0],"rolls":[[2,6,4],[2,6,5]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["action","skip",0,0,0],"rolls":[]}
{"choice":["turn","commit",39,53,0],"rolls":[]}
{"choice":["tackle-skill","tackle",22,0,0],"rolls":[]}
{"choice":["respond","use",49,0,0],"rolls":[[2,6,4],[2,6,0]]}
{"choice":["result","apply",0,0,0],"rolls":[]}
{"choice":["action","act",48,0,0],"rolls":[]}
{"choice":["pick-player","pick",41,0,0],"rolls":[]}
{"choice":["turn","commit",80,90,0],"rolls":[]}
{"choice":["action","act",120,0,0],"rolls":[[2,6,4]]}
{"choice":["pick-player","pick",80,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",7,0,0],"rolls":[]}
{"choice":["pass-discards","discard",111,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","commit",75,88,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",23,0,0],"rolls":[]}
{"choice":["action","act",128,1,0],"rolls":[]}
{"choice":["turn","commit",44,53,0],"rolls":[]}
{"choice":["tackle-skill","skip",0,0,0],"rolls":[]}
{"choice":["sprint-skill","skip",0,0,0],"rolls":[]}
{"choice":["action","act",135,0,0],"rolls":[]}
{"choice":["pick-player","pick",75,0,0],"rolls":[[2,6,5]]}
{"choice":["turn","commit",51,90,0],"rolls":[]}
{"choice":["pass-skill","skip",0,0,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["sprint-skill","sprint",0,0,0],"rolls":[]}
{"choice":["sprint-discard","discard",83,0,0],"rolls":[]}
{"choice":["action","act",67,0,0],"rolls":[]}
{"choice":["pick-token","pick",192,0,0],"rolls":[]}
{"choice":["peek","peek-redraw",0,0,0],"rolls":[]}
{"choice":["turn","commit",76,52,0],"rolls":[]}
{"choice":["pass-skill","pass-ball",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",35,0,0],"rolls":[]}
{"choice":["pass-discards","done",0,0,0],"rolls":[]}
{"choice":["turn","pass",0,0,0],"rolls":[]}
{"choice":["pass-discards","discard",59,0,0],"rolls":[]}
{"choice":["pass-discards","discard",90,0,0],"rolls":[]}
{"choice":["turn","commit",28,63,0],"rolls":[]}
{"choice":["tackle-skill","tackle",113,0,0],"rolls":[[2,6,5],[2,6,4]]}
{"choice":["result","apply",1,0,0],"rolls":[]}
{"choice":["keep","keep",72,0,0],"rolls":[]}
{"choice":["keep","keep",107,0,0],"rolls":[]}
{"choice":["either-or","either",2,1,0],"rolls":[]}
{"choice":["keep","keep",106,0,0],"rolls":[]}
{"choice":["keep","keep",70,0,0],"rolls":[]}
{"choice":["freebooter","return",110,0,0],"rolls":[[1,16,8],[1,15,10],[1,14,2],[1,13,5],[1,12,0],[1,11,9],[1,10,8],[1,9,7],[1,8,3],[1,7,3],[1,6,0],[1,5,3],[1,4,1],[1,3,1],[1,2,0]]}
{"choice":["freebooter","return",76,0,0],"rolls":[[1,17,12],[1,16,0],[1,15,11],[1,14,2],[1,13,8],[1,12,0],[1,11,8],[1,10,0],[1,9,5],[1,8,6],[1,7,3],[1,6,2],[1,5,4],[1,4,2],[1,3,1],[1,2,1]]}
{"event":[0,"week-begins",3,-1,"",-1,"",-1,1,"TM 3.1.1",143]}
{"event":[1,"drawn",3,62,"skaven-thrower",-1,"",3,1,"TM 4.2.1",8]}
{"event":[2,"drawn",3,61,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[3,"drawn",3,60,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[4,"drawn",3,59,"skaven-thrower",-1,"",3,1,"TM 4.2.1",8]}
{"event":[5,"drawn",3,58,"skaven-blitzer",-1,"",3,1,"TM 4.2.1",8]}
{"event":[6,"drawn",3,57,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[7,"hand-drawn",3,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[8,"drawn",0,11,"dwarf-blocker",-1,"",0,1,"TM 4.2.1",1]}
{"event":[9,"drawn",0,10,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[10,"drawn",0,9,"dwarf-runner",-1,"",0,1,"TM 4.2.1",1]}
{"event":[11,"drawn",0,8,"dwarf-runner",-1,"",0,1,"TM 4.2.1",1]}
{"event":[12,"drawn",0,7,"dwarf-blitzer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[13,"drawn",0,6,"troll-slayer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[14,"hand-drawn",0,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[15,"drawn",1,28,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[16,"drawn",1,27,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[17,"drawn",1,26,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[18,"drawn",1,25,"black-orc-blocker",-1,"",1,1,"TM 4.2.1",2]}
{"event":[19,"drawn",1,24,"orc-thrower",-1,"",1,1,"TM 4.2.1",2]}
{"event":[20,"drawn",1,23,"black-orc-blocker",-1,"",1,1,"TM 4.2.1",2]}
{"event":[21,"hand-drawn",1,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[22,"drawn",2,45,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[23,"drawn",2,44,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[24,"drawn",2,43,"chaos-warrior",-1,"",2,1,"TM 4.2.1",4]}
{"event":[25,"drawn",2,42,"minotaur",-1,"",2,1,"TM 4.2.1",4]}
{"event":[26,"drawn",2,41,"beastman-thrower",-1,"",2,1,"TM 4.2.1",4]}
{"event":[27,"drawn",2,40,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[28,"hand-drawn",2,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[29,"pool-restocked",3,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[30,"spike-revealed",3,206,"the-spike-magazine-trophy",-1,"",40,0,"TM 4.4.1",143]}
{"event":[31,"highlight-revealed",3,170,"pose-for-the-fans",-1,"",44,0,"TM 4.5.1",143]}
{"event":[32,"highlight-revealed",3,169,"double-crossing-routes",-1,"",45,1,"TM 4.5.1",143]}
{"event":[33,"highlight-revealed",3,168,"the-slobberknocker",-1,"",46,2,"TM 4.5.1",143]}
{"event":[34,"kicked-off",3,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[35,"committed",3,59,"skaven-thrower",-1,"",53,53,"TM 5.2.1",143]}
{"event":[36,"skill-used",3,59,"skaven-thrower",-1,"",53,0,"TM 5.6.1",143]}
{"event":[37,"token-assigned",3,200,"whistle",59,"skaven-thrower",151,1,"TM 5.6.1",0]}
{"event":[38,"skill-used",3,59,"skaven-thrower",-1,"",53,1,"TM 5.7.1",143]}
{"event":[39,"ball-gained",3,59,"skaven-thrower",-1,"",53,0,"TM 5.7.1",143]}
{"event":[40,"committed",0,9,"dwarf-runner",-1,"",62,62,"TM 5.2.1",143]}
{"event":[41,"skill-used",0,9,"dwarf-runner",-1,"",62,1,"TM 5.7.1",143]}
{"event":[42,"ball-gained",0,9,"dwarf-runner",-1,"",62,2,"TM 5.7.1",143]}
{"event":[43,"committed",1,27,"orc-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[44,"committed",2,44,"chaos-lineman",-1,"",89,89,"TM 5.3.1",143]}
{"event":[45,"committed",3,57,"skaven-lineman",-1,"",57,57,"TM 5.2.1",143]}
{"event":[46,"committed",0,7,"dwarf-blitzer",-1,"",62,62,"TM 5.2.1",143]}
{"event":[47,"ball-moved",0,9,"dwarf-runner",-1,"",62,2,"TM 11.1.13",143]}
{"event":[48,"committed",1,28,"orc-lineman",-1,"",63,63,"TM 5.2.1",143]}
{"event":[49,"committed",2,40,"beastman",-1,"",89,89,"TM 5.3.1",143]}
{"event":[50,"skill-used",2,40,"beastman",-1,"",89,0,"TM 5.6.1",143]}
{"event":[51,"token-assigned",2,199,"whistle",40,"beastman",132,1,"TM 5.6.1",0]}
{"event":[52,"committed",3,61,"skaven-lineman",-1,"",90,90,"TM 5.3.1",143]}
{"event":[53,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[54,"discarded",0,10,"dwarf-longbeard",-1,"",10,0,"TM 5.14.3",143]}
{"event":[55,"discarded",0,11,"dwarf-blocker",-1,"",10,0,"TM 5.14.3",143]}
{"event":[56,"committed",1,23,"black-orc-blocker",-1,"",88,88,"TM 5.3.1",143]}
{"event":[57,"committed",2,45,"beastman",-1,"",89,89,"TM 5.3.1",143]}
{"event":[58,"skill-used",2,45,"beastman",-1,"",89,0,"TM 5.6.1",143]}
{"event":[59,"token-assigned",2,198,"power-1",45,"beastman",137,1,"TM 5.6.1",0]}
{"event":[60,"skill-used",2,45,"beastman",-1,"",89,3,"TM 5.9.1",143]}
{"event":[61,"tackle-declared",2,45,"beastman",23,"black-orc-blocker",89,7,"TM 5.9.2",143]}
{"event":[62,"tackle-compared",2,45,"beastman",23,"black-orc-blocker",89,771,"TM 5.9.3",143]}
{"event":[63,"dice-rolled",2,45,"beastman",23,"black-orc-blocker",89,273,"TM 5.9.6",143]}
{"event":[64,"result-applied",2,45,"beastman",23,"black-orc-blocker",89,1,"TM 5.10.3",143]}
{"event":[65,"tackle-missed",2,45,"beastman",23,"black-orc-blocker",89,0,"TM 5.10.3",143]}
{"event":[66,"committed",3,58,"skaven-blitzer",-1,"",57,57,"TM 5.2.1",143]}
{"event":[67,"skill-used",3,58,"skaven-blitzer",-1,"",57,0,"TM 5.6.1",143]}
{"event":[68,"token-assigned",3,197,"fan-1",58,"skaven-blitzer",150,1,"TM 5.6.1",0]}
{"event":[69,"skill-used",3,58,"skaven-blitzer",-1,"",57,2,"TM 5.8.1",143]}
{"event":[70,"drawn",3,56,"skaven-blitzer",-1,"",3,1,"TM 5.8.1",8]}
{"event":[71,"discarded",3,60,"skaven-gutter-runner",-1,"",13,0,"TM 5.8.1",143]}
{"event":[72,"committed",1,26,"orc-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[73,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[74,"committed",3,62,"skaven-thrower",-1,"",57,57,"TM 5.2.1",143]}
{"event":[75,"skill-used",3,62,"skaven-thrower",-1,"",57,0,"TM 5.6.1",143]}
{"event":[76,"token-assigned",3,196,"power-0",62,"skaven-thrower",154,1,"TM 5.6.1",0]}
{"event":[77,"committed",1,24,"orc-thrower",-1,"",88,88,"TM 5.3.1",143]}
{"event":[78,"committed",3,56,"skaven-blitzer",-1,"",57,57,"TM 5.2.1",143]}
{"event":[79,"skill-used",3,56,"skaven-blitzer",-1,"",57,0,"TM 5.6.1",143]}
{"event":[80,"token-assigned",3,195,"power-0",56,"skaven-blitzer",148,1,"TM 5.6.1",0]}
{"event":[81,"skill-used",3,56,"skaven-blitzer",-1,"",57,2,"TM 5.8.1",143]}
{"event":[82,"drawn",3,55,"skaven-lineman",-1,"",3,1,"TM 5.8.1",8]}
{"event":[83,"discarded",3,55,"skaven-lineman",-1,"",13,0,"TM 5.8.1",143]}
{"event":[84,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[85,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[86,"tokens-revealed",3,200,"whistle",59,"skaven-thrower",151,1,"TM 6.2.1",143]}
{"event":[87,"ejected",3,59,"skaven-thrower",-1,"",13,0,"TM 6.2.2",143]}
{"event":[88,"ball-dropped",3,59,"skaven-thrower",-1,"",13,0,"TM 5.12.1",143]}
{"event":[89,"total",1,-1,"",-1,"",-1,2,"TM 6.4.1",143]}
{"event":[90,"winner",1,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[91,"payout",1,170,"pose-for-the-fans",-1,"",44,0,"TM 6.6.2",143]}
{"event":[92,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[93,"card-kept",1,33,"illegal-substitution",-1,"",26,1,"TM 6.8.8",2]}
{"event":[94,"payout",1,170,"pose-for-the-fans",-1,"",44,1,"TM 6.6.2",143]}
{"event":[95,"fans-gained",1,170,"pose-for-the-fans",-1,"",44,3,"TM 6.8.1",143]}
{"event":[96,"payout",1,170,"pose-for-the-fans",-1,"",44,2,"TM 6.6.2",143]}
{"event":[97,"cards-drawn",1,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[98,"card-kept",1,137,"offensive-firepower",-1,"",26,1,"TM 6.8.8",2]}
{"event":[99,"cards-bottomed",1,138,"passing-coach",-1,"",37,1,"TM 6.8.4",2]}
{"event":[100,"tokens-revealed",3,197,"fan-1",58,"skaven-blitzer",150,1,"TM 6.2.1",143]}
{"event":[101,"tokens-revealed",3,196,"power-0",62,"skaven-thrower",154,1,"TM 6.2.1",143]}
{"event":[102,"tokens-revealed",3,195,"power-0",56,"skaven-blitzer",148,1,"TM 6.2.1",143]}
{"event":[103,"fans-gained",3,58,"skaven-blitzer",-1,"",57,1,"TM 6.2.3",143]}
{"event":[104,"total",3,-1,"",-1,"",-1,9,"TM 6.4.1",143]}
{"event":[105,"winner",3,-1,"",-1,"",-1,1,"TM 6.4.2",143]}
{"event":[106,"payout",3,169,"double-crossing-routes",-1,"",45,0,"TM 6.6.2",143]}
{"event":[107,"fans-gained",3,169,"double-crossing-routes",-1,"",45,2,"TM 6.8.1",143]}
{"event":[108,"payout",3,169,"double-crossing-routes",-1,"",45,1,"TM 6.6.2",143]}
{"event":[109,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[110,"card-kept",3,67,"professional-cheater",-1,"",28,1,"TM 6.8.8",8]}
{"event":[111,"payout",3,169,"double-crossing-routes",-1,"",45,2,"TM 6.6.2",143]}
{"event":[112,"cards-drawn",3,-1,"",-1,"",-1,3,"TM 6.8.2",143]}
{"event":[113,"card-kept",3,90,"blightmaw",-1,"",28,1,"TM 6.8.8",8]}
{"event":[114,"cards-bottomed",3,92,"freebooter-thrower-cwc",-1,"",36,1,"TM 6.8.4",8]}
{"event":[115,"cards-bottomed",3,91,"freebooter-thrower-cwc",-1,"",36,1,"TM 6.8.4",8]}
{"event":[116,"total",0,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[117,"total",1,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[118,"winner",0,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[119,"loser",1,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[120,"payout",0,168,"the-slobberknocker",-1,"",46,0,"TM 6.6.1",143]}
{"event":[121,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[122,"card-kept",0,16,"bear-the-grudge",-1,"",25,1,"TM 6.8.8",1]}
{"event":[123,"payout",0,168,"the-slobberknocker",-1,"",46,1,"TM 6.6.1",143]}
{"event":[124,"fans-gained",0,168,"the-slobberknocker",-1,"",46,3,"TM 6.8.1",143]}
{"event":[125,"payout",1,168,"the-slobberknocker",-1,"",46,2,"TM 6.6.1",143]}
{"event":[126,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[127,"card-kept",1,136,"sprinting-coach",-1,"",26,1,"TM 6.8.8",2]}
{"event":[128,"tokens-revealed",2,199,"whistle",40,"beastman",132,1,"TM 6.2.1",143]}
{"event":[129,"tokens-revealed",2,198,"power-1",45,"beastman",137,1,"TM 6.2.1",143]}
{"event":[130,"ejected",2,40,"beastman",-1,"",12,7,"TM 6.2.2",143]}
{"event":[131,"total",1,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[132,"total",2,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[133,"total",3,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[134,"tie-ranked",2,-1,"",-1,"",-1,5,"TM 6.4.4",143]}
{"event":[135,"winner",2,-1,"",-1,"",-1,7,"TM 6.4.4",143]}
{"event":[136,"runner-up",1,-1,"",-1,"",-1,7,"TM 6.4.2",143]}
{"event":[137,"loser",3,-1,"",-1,"",-1,7,"TM 8.4.2",143]}
{"event":[138,"payout",3,206,"the-spike-magazine-trophy",-1,"",40,2,"TM 6.7.1",143]}
{"event":[139,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[140,"card-kept",3,89,"crushface",-1,"",28,1,"TM 6.8.8",8]}
{"event":[141,"payout",1,206,"the-spike-magazine-trophy",-1,"",40,1,"TM 6.7.1",143]}
{"event":[142,"fans-gained",1,206,"the-spike-magazine-trophy",-1,"",40,2,"TM 6.8.1",143]}
{"event":[143,"cards-drawn",1,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[144,"card-kept",1,87,"hide-sneak",-1,"",26,1,"TM 6.8.8",2]}
{"event":[145,"cards-bottomed",1,88,"lord-borak-the-despoiler",-1,"",36,1,"TM 6.8.4",2]}
{"event":[146,"payout",2,206,"the-spike-magazine-trophy",-1,"",40,0,"TM 6.7.1",143]}
{"event":[147,"fans-gained",2,206,"the-spike-magazine-trophy",-1,"",40,5,"TM 6.8.1",143]}
{"event":[148,"cards-drawn",2,-1,"",-1,"",-1,3,"TM 6.8.2",143]}
{"event":[149,"card-kept",2,86,"freebooter-lineman-cwc",-1,"",27,1,"TM 6.8.8",4]}
{"event":[150,"cards-bottomed",2,84,"smashjaw",-1,"",36,1,"TM 6.8.4",4]}
{"event":[151,"cards-bottomed",2,85,"headsplitter",-1,"",36,1,"TM 6.8.4",4]}
{"event":[152,"improvement-revealed",3,67,"professional-cheater",-1,"",28,0,"TM 6.10.2",143]}
{"event":[153,"improvement-revealed",3,90,"blightmaw",-1,"",28,0,"TM 6.10.2",143]}
{"event":[154,"improvement-revealed",3,89,"crushface",-1,"",28,0,"TM 6.10.2",143]}
{"event":[155,"star-placed",3,90,"blightmaw",-1,"",8,0,"TM 6.10.6",143]}
{"event":[156,"star-placed",3,89,"crushface",-1,"",8,0,"TM 6.10.6",143]}
{"event":[157,"improvement-revealed",0,16,"bear-the-grudge",-1,"",25,0,"TM 6.10.2",143]}
{"event":[158,"improvement-revealed",1,137,"offensive-firepower",-1,"",26,0,"TM 6.10.2",143]}
{"event":[159,"improvement-revealed",1,136,"sprinting-coach",-1,"",26,0,"TM 6.10.2",143]}
{"event":[160,"improvement-revealed",1,33,"illegal-substitution",-1,"",26,0,"TM 6.10.2",143]}
{"event":[161,"improvement-revealed",1,87,"hide-sneak",-1,"",26,0,"TM 6.10.2",143]}
{"event":[162,"star-placed",1,87,"hide-sneak",-1,"",6,0,"TM 6.10.6",143]}
{"event":[163,"improvement-revealed",2,86,"freebooter-lineman-cwc",-1,"",27,0,"TM 6.10.2",143]}
{"event":[164,"freebooter-returned",2,40,"beastman",-1,"",41,0,"TM 6.10.4",143]}
{"event":[165,"deck-shuffled",2,-1,"",-1,"",-1,9,"TM 6.10.5",143]}
{"event":[166,"coin-passed",0,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[167,"week-begins",0,-1,"",-1,"",-1,2,"TM 3.1.1",143]}
{"event":[168,"drawn",0,5,"dwarf-blitzer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[169,"drawn",0,4,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[170,"drawn",0,3,"troll-slayer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[171,"drawn",0,2,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[172,"hand-drawn",0,-1,"",-1,"",-1,4,"TM 4.2.1",143]}
{"event":[173,"drawn",1,87,"hide-sneak",-1,"",1,1,"TM 4.2.1",143]}
{"event":[174,"drawn",1,22,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[175,"drawn",1,21,"orc-thrower",-1,"",1,1,"TM 4.2.1",2]}
{"event":[176,"drawn",1,20,"da-troll",-1,"",1,1,"TM 4.2.1",2]}
{"event":[177,"drawn",1,19,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[178,"hand-drawn",1,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[179,"drawn",2,86,"beastman-thrower",-1,"",2,1,"TM 4.2.1",4]}
{"event":[180,"drawn",2,45,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[181,"drawn",2,44,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[182,"hand-drawn",2,-1,"",-1,"",-1,3,"TM 4.2.1",143]}
{"event":[183,"drawn",3,89,"crushface",-1,"",3,1,"TM 4.2.1",143]}
{"event":[184,"drawn",3,90,"blightmaw",-1,"",3,1,"TM 4.2.1",143]}
{"event":[185,"drawn",3,54,"rat-ogre",-1,"",3,1,"TM 4.2.1",8]}
{"event":[186,"drawn",3,53,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[187,"drawn",3,52,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[188,"deck-shuffled",3,-1,"",-1,"",-1,8,"TM 4.2.2",143]}
{"event":[189,"drawn",3,51,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[190,"hand-drawn",3,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[191,"pool-restocked",0,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[192,"spike-revealed",0,205,"the-dungeonbowl",-1,"",40,0,"TM 4.4.1",143]}
{"event":[193,"highlight-revealed",0,167,"all-out-blitz",-1,"",44,0,"TM 4.5.1",143]}
{"event":[194,"highlight-revealed",0,166,"goal-line-plunge",-1,"",45,1,"TM 4.5.1",143]}
{"event":[195,"highlight-revealed",0,165,"intentional-pounding",-1,"",46,2,"TM 4.5.1",143]}
{"event":[196,"kicked-off",0,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[197,"committed",0,2,"dwarf-longbeard",-1,"",63,63,"TM 5.2.1",143]}
{"event":[198,"committed",1,87,"hide-sneak",-1,"",58,58,"TM 5.2.1",143]}
{"event":[199,"skill-used",1,87,"hide-sneak",-1,"",58,0,"TM 5.6.1",143]}
{"event":[200,"token-assigned",1,198,"power-1",87,"hide-sneak",179,1,"TM 5.6.1",0]}
{"event":[201,"skill-used",1,87,"hide-sneak",-1,"",58,1,"TM 5.7.1",143]}
{"event":[202,"ball-gained",1,87,"hide-sneak",-1,"",58,1,"TM 5.7.1",143]}
{"event":[203,"card-exhausted",1,33,"illegal-substitution",-1,"",21,0,"TM 8.2.2",143]}
{"event":[204,"injured",1,87,"hide-sneak",-1,"",11,1,"TM 5.11.4",143]}
{"event":[205,"ball-dropped",1,87,"hide-sneak",-1,"",11,1,"TM 5.12.1",143]}
{"event":[206,"drawn",1,18,"orc-blitzer",-1,"",1,1,"TM 8.5.4",2]}
{"event":[207,"fielded",1,18,"orc-blitzer",-1,"",58,58,"TM 8.5.4",143]}
{"event":[208,"committed",2,41,"beastman-thrower",-1,"",53,53,"TM 5.2.1",143]}
{"event":[209,"skill-used",2,41,"beastman-thrower",-1,"",53,1,"TM 5.7.1",143]}
{"event":[210,"ball-gained",2,41,"beastman-thrower",-1,"",53,0,"TM 5.7.1",143]}
{"event":[211,"committed",3,54,"rat-ogre",-1,"",57,57,"TM 5.2.1",143]}
{"event":[212,"skill-used",3,54,"rat-ogre",-1,"",57,0,"TM 5.6.1",143]}
{"event":[213,"token-assigned",3,199,"power-1",54,"rat-ogre",146,1,"TM 5.6.1",0]}
{"event":[214,"card-exhausted",3,67,"professional-cheater",-1,"",23,0,"TM 8.2.2",143]}
{"event":[215,"token-peeked",3,199,"power-1",54,"rat-ogre",146,0,"TM 5.6.2",8]}
{"event":[216,"token-discarded",3,199,"power-1",54,"rat-ogre",43,1,"TM 8.6.1",8]}
{"event":[217,"token-assigned",3,195,"fan-2",54,"rat-ogre",146,1,"TM 8.6.1",0]}
{"event":[218,"committed",0,3,"troll-slayer",-1,"",87,87,"TM 5.3.1",143]}
{"event":[219,"skill-used",0,3,"troll-slayer",-1,"",87,0,"TM 5.6.1",143]}
{"event":[220,"token-assigned",0,196,"power-1",3,"troll-slayer",95,1,"TM 5.6.1",0]}
{"event":[221,"committed",1,20,"da-troll",-1,"",62,62,"TM 5.2.1",143]}
{"event":[222,"skill-used",1,20,"da-troll",-1,"",62,0,"TM 5.6.1",143]}
{"event":[223,"token-assigned",1,197,"power-0",20,"da-troll",112,1,"TM 5.6.1",0]}
{"event":[224,"committed",2,45,"chaos-lineman",-1,"",89,89,"TM 5.3.1",143]}
{"event":[225,"committed",3,51,"skaven-gutter-runner",-1,"",90,90,"TM 5.3.1",143]}
{"event":[226,"skill-used",3,51,"skaven-gutter-runner",-1,"",90,1,"TM 5.7.1",143]}
{"event":[227,"ball-gained",3,51,"skaven-gutter-runner",-1,"",90,7,"TM 5.7.1",143]}
{"event":[228,"skill-used",3,51,"skaven-gutter-runner",-1,"",90,2,"TM 5.8.1",143]}
{"event":[229,"drawn",3,61,"skaven-thrower",-1,"",3,1,"TM 5.8.1",8]}
{"event":[230,"discarded",3,89,"crushface",-1,"",13,0,"TM 5.8.1",143]}
{"event":[231,"committed",0,5,"dwarf-blitzer",-1,"",87,87,"TM 5.3.1",143]}
{"event":[232,"skill-used",0,5,"dwarf-blitzer",-1,"",87,3,"TM 5.9.1",143]}
{"event":[233,"tackle-declared",0,5,"dwarf-blitzer",51,"skaven-gutter-runner",87,7,"TM 5.9.2",143]}
{"event":[234,"tackle-compared",0,5,"dwarf-blitzer",51,"skaven-gutter-runner",87,770,"TM 5.9.3",143]}
{"event":[235,"dice-rolled",0,5,"dwarf-blitzer",51,"skaven-gutter-runner",87,528,"TM 5.9.5",143]}
{"event":[236,"ability-used",3,51,"skaven-gutter-runner",-1,"",90,0,"TM 8.1.3",143]}
{"event":[237,"dice-rerolled",3,5,"dwarf-blitzer",-1,"",87,0,"TM 11.1.3",143]}
{"event":[238,"dice-rerolled",3,5,"dwarf-blitzer",-1,"",87,2,"TM 11.1.3",143]}
{"event":[239,"result-applied",0,5,"dwarf-blitzer",51,"skaven-gutter-runner",87,2,"TM 5.10.4",143]}
{"event":[240,"downed",0,5,"dwarf-blitzer",-1,"",87,0,"TM 5.11.2",143]}
{"event":[241,"card-exhausted",0,16,"bear-the-grudge",-1,"",20,0,"TM 8.2.2",143]}
{"event":[242,"tackle-declared",0,5,"dwarf-blitzer",45,"chaos-lineman",87,7,"TM 5.9.2",143]}
{"event":[243,"tackle-compared",0,5,"dwarf-blitzer",45,"chaos-lineman",87,769,"TM 5.9.3",143]}
{"event":[244,"dice-rolled",0,5,"dwarf-blitzer",45,"chaos-lineman",87,529,"TM 5.9.5",143]}
{"event":[245,"result-applied",0,5,"dwarf-blitzer",45,"chaos-lineman",87,1,"TM 5.10.3",143]}
{"event":[246,"tackle-missed",0,5,"dwarf-blitzer",45,"chaos-lineman",87,0,"TM 5.10.3",143]}
{"event":[247,"committed",1,21,"orc-thrower",-1,"",52,52,"TM 5.2.1",143]}
{"event":[248,"skill-used",1,21,"orc-thrower",-1,"",52,1,"TM 5.7.1",143]}
{"event":[249,"ball-moved",2,41,"beastman-thrower",-1,"",53,0,"TM 5.7.2",143]}
{"event":[250,"card-exhausted",1,136,"sprinting-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[251,"committed",2,86,"beastman-thrower",-1,"",89,89,"TM 5.3.1",143]}
{"event":[252,"skill-used",2,86,"beastman-thrower",-1,"",89,1,"TM 5.7.1",143]}
{"event":[253,"ball-moved",3,51,"skaven-gutter-runner",-1,"",90,7,"TM 5.7.2",143]}
{"event":[254,"committed",3,52,"skaven-lineman",-1,"",57,57,"TM 5.2.1",143]}
{"event":[255,"committed",0,6,"troll-slayer",-1,"",63,63,"TM 5.2.1",143]}
{"event":[256,"skill-used",0,6,"troll-slayer",-1,"",63,0,"TM 5.6.1",143]}
{"event":[257,"token-assigned",0,200,"power-2",6,"troll-slayer",98,1,"TM 5.6.1",0]}
{"event":[258,"skill-used",0,6,"troll-slayer",-1,"",63,3,"TM 5.9.1",143]}
{"event":[259,"tackle-declared",0,6,"troll-slayer",20,"da-troll",63,2,"TM 5.9.2",143]}
{"event":[260,"tackle-compared",0,6,"troll-slayer",20,"da-troll",63,772,"TM 5.9.3",143]}
{"event":[261,"dice-rolled",0,6,"troll-slayer",20,"da-troll",63,256,"TM 11.1.1",143]}
{"event":[262,"result-applied",0,6,"troll-slayer",20,"da-troll",63,0,"TM 5.10.2",143]}
{"event":[263,"downed",1,20,"da-troll",6,"troll-slayer",62,0,"TM 5.11.2",143]}
{"event":[264,"tackle-succeeded",0,6,"troll-slayer",20,"da-troll",63,0,"TM 5.10.2",143]}
{"event":[265,"committed",1,22,"orc-blitzer",-1,"",52,52,"TM 5.2.1",143]}
{"event":[266,"skill-used",1,22,"orc-blitzer",-1,"",52,0,"TM 5.6.1",143]}
{"event":[267,"token-assigned",1,194,"whistle",22,"orc-blitzer",114,1,"TM 5.6.1",0]}
{"event":[268,"committed",2,43,"chaos-warrior",-1,"",89,89,"TM 5.3.1",143]}
{"event":[269,"skill-used",2,43,"chaos-warrior",-1,"",89,3,"TM 5.9.1",143]}
{"event":[270,"tackle-declared",2,43,"chaos-warrior",3,"troll-slayer",89,7,"TM 5.9.2",143]}
{"event":[271,"tackle-compared",2,43,"chaos-warrior",3,"troll-slayer",89,771,"TM 5.9.3",143]}
{"event":[272,"dice-rolled",2,43,"chaos-warrior",3,"troll-slayer",89,256,"TM 5.9.6",143]}
{"event":[273,"result-applied",2,43,"chaos-warrior",3,"troll-slayer",89,0,"TM 5.10.2",143]}
{"event":[274,"downed",0,3,"troll-slayer",43,"chaos-warrior",87,0,"TM 5.11.2",143]}
{"event":[275,"tackle-succeeded",2,43,"chaos-warrior",3,"troll-slayer",89,0,"TM 5.10.2",143]}
{"event":[276,"skill-used",2,43,"chaos-warrior",-1,"",89,0,"TM 5.6.1",143]}
{"event":[277,"token-assigned",2,193,"power-2",43,"chaos-warrior",135,1,"TM 5.6.1",0]}
{"event":[278,"committed",3,61,"skaven-thrower",-1,"",57,57,"TM 5.2.1",143]}
{"event":[279,"skill-used",3,61,"skaven-thrower",-1,"",57,0,"TM 5.6.1",143]}
{"event":[280,"token-assigned",3,192,"power-0",61,"skaven-thrower",153,1,"TM 5.6.1",0]}
{"event":[281,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[282,"committed",1,25,"black-orc-blocker",-1,"",88,88,"TM 5.3.1",143]}
{"event":[283,"skill-used",1,25,"black-orc-blocker",-1,"",88,3,"TM 5.9.1",143]}
{"event":[284,"tackle-declared",1,25,"black-orc-blocker",43,"chaos-warrior",88,7,"TM 5.9.2",143]}
{"event":[285,"tackle-compared",1,25,"black-orc-blocker",43,"chaos-warrior",88,1027,"TM 5.9.3",143]}
{"event":[286,"dice-rolled",1,25,"black-orc-blocker",43,"chaos-warrior",88,513,"TM 5.9.5",143]}
{"event":[287,"result-applied",1,25,"black-orc-blocker",43,"chaos-warrior",88,1,"TM 5.10.3",143]}
{"event":[288,"tackle-missed",1,25,"black-orc-blocker",43,"chaos-warrior",88,0,"TM 5.10.3",143]}
{"event":[289,"committed",2,44,"chaos-lineman",-1,"",53,53,"TM 5.2.1",143]}
{"event":[290,"committed",3,53,"skaven-gutter-runner",-1,"",57,57,"TM 5.2.1",143]}
{"event":[291,"skill-used",3,53,"skaven-gutter-runner",-1,"",57,1,"TM 5.7.1",143]}
{"event":[292,"ball-gained",3,53,"skaven-gutter-runner",-1,"",57,1,"TM 5.7.1",143]}
{"event":[293,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[294,"committed",2,42,"minotaur",-1,"",89,89,"TM 5.3.1",143]}
{"event":[295,"skill-used",2,42,"minotaur",-1,"",89,0,"TM 5.6.1",143]}
{"event":[296,"token-assigned",2,191,"whistle",42,"minotaur",134,1,"TM 5.6.1",0]}
{"event":[297,"skill-used",2,42,"minotaur",-1,"",89,2,"TM 5.8.1",143]}
{"event":[298,"drawn",2,39,"chaos-lineman",-1,"",2,1,"TM 5.8.1",4]}
{"event":[299,"discarded",2,39,"chaos-lineman",-1,"",12,0,"TM 5.8.1",143]}
{"event":[300,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[301,"discarded",3,90,"blightmaw",-1,"",13,0,"TM 5.14.3",143]}
{"event":[302,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[303,"tokens-revealed",1,194,"whistle",22,"orc-blitzer",114,1,"TM 6.2.1",143]}
{"event":[304,"ejected",1,22,"orc-blitzer",-1,"",11,0,"TM 6.2.2",143]}
{"event":[305,"total",1,-1,"",-1,"",-1,2,"TM 6.4.1",143]}
{"event":[306,"total",2,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[307,"winner",2,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[308,"loser",1,-1,"",-1,"",-1,0,"TM 8.4.2",143]}
{"event":[309,"payout",1,167,"all-out-blitz",-1,"",44,0,"TM 6.6.1",143]}
{"event":[310,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[311,"card-kept",1,32,"orcidas-sponsorship",-1,"",26,1,"TM 6.8.8",2]}
{"event":[312,"payout",2,167,"all-out-blitz",-1,"",44,2,"TM 6.6.1",143]}
{"event":[313,"cards-drawn",2,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[314,"card-kept",2,135,"hired-wizard",-1,"",27,1,"TM 6.8.8",4]}
{"event":[315,"cards-bottomed",2,134,"the-best-players-in-the-league",-1,"",37,1,"TM 6.8.4",4]}
{"event":[316,"payout",2,167,"all-out-blitz",-1,"",44,1,"TM 6.6.1",143]}
{"event":[317,"fans-gained",2,167,"all-out-blitz",-1,"",44,3,"TM 6.8.1",143]}
{"event":[318,"tokens-revealed",3,195,"fan-2",54,"rat-ogre",146,1,"TM 6.2.1",143]}
{"event":[319,"tokens-revealed",3,192,"power-0",61,"skaven-thrower",153,1,"TM 6.2.1",143]}
{"event":[320,"fans-gained",3,54,"rat-ogre",-1,"",57,2,"TM 6.2.3",143]}
{"event":[321,"total",1,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[322,"total",3,-1,"",-1,"",-1,11,"TM 6.4.1",143]}
{"event":[323,"winner",3,-1,"",-1,"",-1,1,"TM 6.4.2",143]}
{"event":[324,"loser",1,-1,"",-1,"",-1,1,"TM 8.4.2",143]}
{"event":[325,"payout",1,166,"goal-line-plunge",-1,"",45,2,"TM 6.6.1",143]}
{"event":[326,"fans-gained",1,166,"goal-line-plunge",-1,"",45,2,"TM 6.8.1",143]}
{"event":[327,"payout",3,166,"goal-line-plunge",-1,"",45,0,"TM 6.6.1",143]}
{"event":[328,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[329,"card-kept",3,133,"late-game-scoring-streak",-1,"",28,1,"TM 6.8.8",8]}
{"event":[330,"payout",3,166,"goal-line-plunge",-1,"",45,1,"TM 6.6.1",143]}
{"event":[331,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[332,"card-kept",3,83,"snotlobba",-1,"",28,1,"TM 6.8.8",8]}
{"event":[333,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[334,"card-kept",3,66,"warpstone-souvenirs",-1,"",28,1,"TM 6.8.8",8]}
{"event":[335,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[336,"card-kept",3,132,"team-apothecary",-1,"",28,1,"TM 6.8.8",8]}
{"event":[337,"tokens-revealed",0,200,"power-2",6,"troll-slayer",98,1,"TM 6.2.1",143]}
{"event":[338,"tokens-revealed",1,197,"power-0",20,"da-troll",112,1,"TM 6.2.1",143]}
{"event":[339,"total",0,-1,"",-1,"",-1,6,"TM 6.4.1",143]}
{"event":[340,"total",1,-1,"",-1,"",-1,2,"TM 6.4.1",143]}
{"event":[341,"winner",0,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[342,"loser",1,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[343,"payout",0,165,"intentional-pounding",-1,"",46,2,"TM 6.6.1",143]}
{"event":[344,"cards-drawn",0,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[345,"card-kept",0,131,"passing-coach",-1,"",25,1,"TM 6.8.8",1]}
{"event":[346,"cards-bottomed",0,130,"bloodthirsty-supporters",-1,"",37,1,"TM 6.8.4",1]}
{"event":[347,"payout",0,165,"intentional-pounding",-1,"",46,1,"TM 6.6.1",143]}
{"event":[348,"cards-drawn",0,-1,"",-1,"",-1,3,"TM 6.8.2",143]}
{"event":[349,"card-kept",0,115,"griff-oberwald",-1,"",25,1,"TM 6.8.8",1]}
{"event":[350,"cards-bottomed",0,117,"grim-ironjaw",-1,"",35,1,"TM 6.8.4",1]}
{"event":[351,"cards-bottomed",0,116,"cornelius-krieg",-1,"",35,1,"TM 6.8.4",1]}
{"event":[352,"payout",1,165,"intentional-pounding",-1,"",46,0,"TM 6.6.1",143]}
{"event":[353,"cards-drawn",1,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[354,"card-kept",1,128,"cheating-coach",-1,"",26,1,"TM 6.8.8",2]}
{"event":[355,"cards-bottomed",1,129,"offensive-coordinator",-1,"",37,1,"TM 6.8.4",2]}
{"event":[356,"tokens-revealed",0,196,"power-1",3,"troll-slayer",95,1,"TM 6.2.1",143]}
{"event":[357,"tokens-revealed",2,193,"power-2",43,"chaos-warrior",135,1,"TM 6.2.1",143]}
{"event":[358,"tokens-revealed",2,191,"whistle",42,"minotaur",134,1,"TM 6.2.1",143]}
{"event":[359,"ejected",2,42,"minotaur",-1,"",12,7,"TM 6.2.2",143]}
{"event":[360,"total",0,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[361,"total",1,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[362,"total",2,-1,"",-1,"",-1,8,"TM 6.4.1",143]}
{"event":[363,"total",3,-1,"",-1,"",-1,2,"TM 6.4.1",143]}
{"event":[364,"winner",2,-1,"",-1,"",-1,7,"TM 6.4.2",143]}
{"event":[365,"runner-up",0,-1,"",-1,"",-1,7,"TM 6.4.2",143]}
{"event":[366,"loser",1,-1,"",-1,"",-1,7,"TM 8.4.2",143]}
{"event":[367,"loser",3,-1,"",-1,"",-1,7,"TM 8.4.2",143]}
{"event":[368,"payout",0,205,"the-dungeonbowl",-1,"",40,1,"TM 6.7.1",143]}
{"event":[369,"fans-gained",0,205,"the-dungeonbowl",-1,"",40,2,"TM 6.8.1",143]}
{"event":[370,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[371,"card-kept",0,15,"rising-ire",-1,"",25,1,"TM 6.8.8",1]}
{"event":[372,"payout",1,205,"the-dungeonbowl",-1,"",40,2,"TM 6.7.1",143]}
{"event":[373,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[374,"card-kept",1,31,"beat-da-points-outta-dem",-1,"",26,1,"TM 6.8.8",2]}
{"event":[375,"payout",2,205,"the-dungeonbowl",-1,"",40,0,"TM 6.7.1",143]}
{"event":[376,"fans-gained",2,205,"the-dungeonbowl",-1,"",40,5,"TM 6.8.1",143]}
{"event":[377,"cards-drawn",2,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[378,"card-kept",2,49,"writhing-tentacles",-1,"",27,1,"TM 6.8.8",4]}
{"event":[379,"cards-bottomed",2,50,"changer-of-plays",-1,"",17,1,"TM 6.8.4",4]}
{"event":[380,"payout",3,205,"the-dungeonbowl",-1,"",40,2,"TM 6.7.1",143]}
{"event":[381,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[382,"card-kept",3,65,"sewer-go-map",-1,"",28,1,"TM 6.8.8",8]}
{"event":[383,"improvement-revealed",0,131,"passing-coach",-1,"",25,0,"TM 6.10.2",143]}
{"event":[384,"improvement-revealed",0,15,"rising-ire",-1,"",25,0,"TM 6.10.2",143]}
{"event":[385,"improvement-revealed",0,115,"griff-oberwald",-1,"",25,0,"TM 6.10.2",143]}
{"event":[386,"star-placed",0,115,"griff-oberwald",-1,"",5,0,"TM 6.10.6",143]}
{"event":[387,"improvement-revealed",1,128,"cheating-coach",-1,"",26,0,"TM 6.10.2",143]}
{"event":[388,"improvement-revealed",1,32,"orcidas-sponsorship",-1,"",26,0,"TM 6.10.2",143]}
{"event":[389,"improvement-revealed",1,31,"beat-da-points-outta-dem",-1,"",26,0,"TM 6.10.2",143]}
{"event":[390,"improvement-revealed",2,135,"hired-wizard",-1,"",27,0,"TM 6.10.2",143]}
{"event":[391,"improvement-revealed",2,49,"writhing-tentacles",-1,"",27,0,"TM 6.10.2",143]}
{"event":[392,"improvement-revealed",3,133,"late-game-scoring-streak",-1,"",28,0,"TM 6.10.2",143]}
{"event":[393,"improvement-revealed",3,132,"team-apothecary",-1,"",28,0,"TM 6.10.2",143]}
{"event":[394,"improvement-revealed",3,66,"warpstone-souvenirs",-1,"",28,0,"TM 6.10.2",143]}
{"event":[395,"improvement-revealed",3,65,"sewer-go-map",-1,"",28,0,"TM 6.10.2",143]}
{"event":[396,"improvement-revealed",3,83,"snotlobba",-1,"",28,0,"TM 6.10.2",143]}
{"event":[397,"star-placed",3,83,"snotlobba",-1,"",8,0,"TM 6.10.6",143]}
{"event":[398,"coin-passed",1,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[399,"week-begins",1,-1,"",-1,"",-1,3,"TM 3.1.1",143]}
{"event":[400,"refreshed",0,16,"bear-the-grudge",-1,"",20,0,"TM 4.1.1",143]}
{"event":[401,"refreshed",1,136,"sprinting-coach",-1,"",21,0,"TM 4.1.1",143]}
{"event":[402,"refreshed",1,33,"illegal-substitution",-1,"",21,0,"TM 4.1.1",143]}
{"event":[403,"refreshed",3,67,"professional-cheater",-1,"",23,0,"TM 4.1.1",143]}
{"event":[404,"deck-shuffled",1,-1,"",-1,"",-1,11,"TM 4.2.2",143]}
{"event":[405,"drawn",1,17,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[406,"drawn",1,25,"orc-thrower",-1,"",1,1,"TM 4.2.1",2]}
{"event":[407,"drawn",1,20,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[408,"drawn",1,18,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[409,"drawn",1,21,"orc-thrower",-1,"",1,1,"TM 4.2.1",2]}
{"event":[410,"hand-drawn",1,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[411,"drawn",2,38,"chaos-warrior",-1,"",2,1,"TM 4.2.1",4]}
{"event":[412,"drawn",2,37,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[413,"drawn",2,36,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[414,"drawn",2,35,"freebooter-lineman-cwc",-1,"",2,1,"TM 4.2.1",4]}
{"event":[415,"deck-shuffled",2,-1,"",-1,"",-1,7,"TM 4.2.2",143]}
{"event":[416,"drawn",2,34,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[417,"drawn",2,43,"chaos-warrior",-1,"",2,1,"TM 4.2.1",4]}
{"event":[418,"hand-drawn",2,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[419,"drawn",3,83,"snotlobba",-1,"",3,1,"TM 4.2.1",143]}
{"event":[420,"drawn",3,56,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[421,"drawn",3,62,"skaven-blitzer",-1,"",3,1,"TM 4.2.1",8]}
{"event":[422,"drawn",3,58,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[423,"drawn",3,57,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[424,"drawn",3,59,"skaven-blitzer",-1,"",3,1,"TM 4.2.1",8]}
{"event":[425,"hand-drawn",3,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[426,"drawn",0,115,"griff-oberwald",-1,"",0,1,"TM 4.2.1",143]}
{"event":[427,"drawn",0,1,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[428,"deck-shuffled",0,-1,"",-1,"",-1,8,"TM 4.2.2",143]}
{"event":[429,"drawn",0,0,"dwarf-blocker",-1,"",0,1,"TM 4.2.1",1]}
{"event":[430,"drawn",0,5,"dwarf-blocker",-1,"",0,1,"TM 4.2.1",1]}
{"event":[431,"hand-drawn",0,-1,"",-1,"",-1,4,"TM 4.2.1",143]}
{"event":[432,"pool-restocked",1,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[433,"spike-revealed",1,204,"all-star-conditioning",-1,"",40,0,"TM 4.4.1",143]}
{"event":[434,"highlight-revealed",1,164,"the-tripline",-1,"",44,0,"TM 4.5.1",143]}
{"event":[435,"highlight-revealed",1,163,"over-the-middle",-1,"",45,1,"TM 4.5.1",143]}
{"event":[436,"highlight-revealed",1,162,"one-handed-grab",-1,"",46,2,"TM 4.5.1",143]}
{"event":[437,"highlight-revealed",1,161,"double-down",-1,"",47,3,"TM 4.5.1",143]}
{"event":[438,"kicked-off",1,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[439,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[440,"discarded",1,21,"orc-thrower",-1,"",11,0,"TM 5.14.3",143]}
{"event":[441,"discarded",1,20,"orc-blitzer",-1,"",11,0,"TM 5.14.3",143]}
{"event":[442,"discarded",1,17,"orc-blitzer",-1,"",11,0,"TM 5.14.3",143]}
{"event":[443,"discarded",1,18,"orc-lineman",-1,"",11,0,"TM 5.14.3",143]}
{"event":[444,"discarded",1,25,"orc-thrower",-1,"",11,0,"TM 5.14.3",143]}
{"event":[445,"committed",2,38,"chaos-warrior",-1,"",68,68,"TM 5.2.1",143]}
{"event":[446,"skill-used",2,38,"chaos-warrior",-1,"",68,0,"TM 5.6.1",143]}
{"event":[447,"token-assigned",2,193,"power-1",38,"chaos-warrior",130,1,"TM 5.6.1",0]}
{"event":[448,"committed",3,83,"snotlobba",-1,"",58,58,"TM 5.2.1",143]}
{"event":[449,"card-exhausted",3,67,"professional-cheater",-1,"",23,0,"TM 8.2.2",143]}
{"event":[450,"token-peeked",3,193,"power-1",38,"chaos-warrior",130,0,"TM 5.6.2",8]}
{"event":[451,"token-discarded",2,193,"power-1",38,"chaos-warrior",43,1,"TM 8.6.1",8]}
{"event":[452,"token-assigned",2,196,"whistle",38,"chaos-warrior",130,1,"TM 8.6.1",0]}
{"event":[453,"committed",0,1,"dwarf-longbeard",-1,"",53,53,"TM 5.2.1",143]}
{"event":[454,"card-exhausted",0,131,"passing-coach",-1,"",20,0,"TM 8.2.2",143]}
{"event":[455,"committed",2,36,"beastman",-1,"",57,57,"TM 5.2.1",143]}
{"event":[456,"skill-used",2,36,"beastman",-1,"",57,0,"TM 5.6.1",143]}
{"event":[457,"token-assigned",2,191,"power-0",36,"beastman",128,1,"TM 5.6.1",0]}
{"event":[458,"skill-used",2,36,"beastman",-1,"",57,3,"TM 5.9.1",143]}
{"event":[459,"tackle-declared",2,36,"beastman",83,"snotlobba",57,1,"TM 5.9.2",143]}
{"event":[460,"card-exhausted",2,49,"writhing-tentacles",-1,"",22,0,"TM 8.2.2",143]}
{"event":[461,"ability-used",2,49,"writhing-tentacles",-1,"",22,0,"TM 8.3.1",143]}
{"event":[462,"tackle-compared",2,36,"beastman",83,"snotlobba",57,771,"TM 5.9.3",143]}
{"event":[463,"dice-rolled",2,36,"beastman",83,"snotlobba",57,290,"TM 5.9.6",143]}
{"event":[464,"result-applied",2,36,"beastman",83,"snotlobba",57,2,"TM 5.10.4",143]}
{"event":[465,"downed",2,36,"beastman",-1,"",57,0,"TM 5.11.2",143]}
{"event":[466,"committed",3,56,"skaven-lineman",-1,"",58,58,"TM 5.2.1",143]}
{"event":[467,"committed",0,4,"dwarf-longbeard",-1,"",62,62,"TM 5.2.1",143]}
{"event":[468,"committed",2,34,"chaos-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[469,"card-exhausted",2,135,"hired-wizard",-1,"",22,0,"TM 8.2.2",143]}
{"event":[470,"die-rolled",2,135,"hired-wizard",-1,"",22,0,"TM 5.10.1",143]}
{"event":[471,"downed",0,1,"dwarf-longbeard",-1,"",53,0,"TM 5.11.2",143]}
{"event":[472,"committed",3,59,"skaven-blitzer",-1,"",67,67,"TM 5.2.1",143]}
{"event":[473,"skill-used",3,59,"skaven-blitzer",-1,"",67,0,"TM 5.6.1",143]}
{"event":[474,"token-assigned",3,200,"power-1",59,"skaven-blitzer",151,1,"TM 5.6.1",0]}
{"event":[475,"skill-used",3,59,"skaven-blitzer",-1,"",67,3,"TM 5.9.1",143]}
{"event":[476,"tackle-declared",3,59,"skaven-blitzer",38,"chaos-warrior",67,3,"TM 5.9.2",143]}
{"event":[477,"tackle-compared",3,59,"skaven-blitzer",38,"chaos-warrior",67,771,"TM 5.9.3",143]}
{"event":[478,"dice-rolled",3,59,"skaven-blitzer",38,"chaos-warrior",67,273,"TM 5.9.6",143]}
{"event":[479,"result-applied",3,59,"skaven-blitzer",38,"chaos-warrior",67,1,"TM 5.10.3",143]}
{"event":[480,"tackle-missed",3,59,"skaven-blitzer",38,"chaos-warrior",67,0,"TM 5.10.3",143]}
{"event":[481,"committed",0,0,"dwarf-blocker",-1,"",53,53,"TM 5.2.1",143]}
{"event":[482,"skill-used",0,0,"dwarf-blocker",-1,"",53,3,"TM 5.9.1",143]}
{"event":[483,"tackle-declared",0,0,"dwarf-blocker",34,"chaos-lineman",53,0,"TM 5.9.2",143]}
{"event":[484,"tackle-compared",0,0,"dwarf-blocker",34,"chaos-lineman",53,769,"TM 5.9.3",143]}
{"event":[485,"dice-rolled",0,0,"dwarf-blocker",34,"chaos-lineman",53,546,"TM 5.9.5",143]}
{"event":[486,"result-applied",0,0,"dwarf-blocker",34,"chaos-lineman",53,2,"TM 5.10.4",143]}
{"event":[487,"downed",0,0,"dwarf-blocker",-1,"",53,0,"TM 5.11.2",143]}
{"event":[488,"committed",2,43,"chaos-warrior",-1,"",63,63,"TM 5.2.1",143]}
{"event":[489,"skill-used",2,43,"chaos-warrior",-1,"",63,3,"TM 5.9.1",143]}
{"event":[490,"tackle-declared",2,43,"chaos-warrior",4,"dwarf-longbeard",63,2,"TM 5.9.2",143]}
{"event":[491,"tackle-compared",2,43,"chaos-warrior",4,"dwarf-longbeard",63,769,"TM 5.9.3",143]}
{"event":[492,"dice-rolled",2,43,"chaos-warrior",4,"dwarf-longbeard",63,544,"TM 5.9.5",143]}
{"event":[493,"result-applied",2,43,"chaos-warrior",4,"dwarf-longbeard",63,2,"TM 5.10.4",143]}
{"event":[494,"downed",2,43,"chaos-warrior",-1,"",63,0,"TM 5.11.2",143]}
{"event":[495,"committed",3,58,"skaven-gutter-runner",-1,"",67,67,"TM 5.2.1",143]}
{"event":[496,"committed",0,115,"griff-oberwald",-1,"",62,62,"TM 5.2.1",143]}
{"event":[497,"skill-used",0,115,"griff-oberwald",-1,"",62,1,"TM 5.7.1",143]}
{"event":[498,"ball-gained",0,115,"griff-oberwald",-1,"",62,2,"TM 5.7.1",143]}
{"event":[499,"skill-used",0,115,"griff-oberwald",-1,"",62,2,"TM 5.8.1",143]}
{"event":[500,"drawn",0,3,"troll-slayer",-1,"",0,1,"TM 5.8.1",1]}
{"event":[501,"discarded",0,3,"troll-slayer",-1,"",10,0,"TM 5.8.1",143]}
{"event":[502,"card-exhausted",0,16,"bear-the-grudge",-1,"",20,0,"TM 8.2.2",143]}
{"event":[503,"tackle-declared",0,1,"dwarf-longbeard",34,"chaos-lineman",53,0,"TM 5.9.2",143]}
{"event":[504,"tackle-compared",0,1,"dwarf-longbeard",34,"chaos-lineman",53,257,"TM 5.9.3",143]}
{"event":[505,"dice-rolled",0,1,"dwarf-longbeard",34,"chaos-lineman",53,290,"TM 5.9.6",143]}
{"event":[506,"result-applied",0,1,"dwarf-longbeard",34,"chaos-lineman",53,2,"TM 5.10.4",143]}
{"event":[507,"injured",0,1,"dwarf-longbeard",-1,"",10,0,"TM 5.11.4",143]}
{"event":[508,"committed",2,35,"freebooter-lineman-cwc",-1,"",57,57,"TM 5.2.1",143]}
{"event":[509,"committed",3,62,"skaven-blitzer",-1,"",58,58,"TM 5.2.1",143]}
{"event":[510,"skill-used",3,62,"skaven-blitzer",-1,"",58,0,"TM 5.6.1",143]}
{"event":[511,"token-assigned",3,197,"power-2",62,"skaven-blitzer",154,1,"TM 5.6.1",0]}
{"event":[512,"skill-used",3,62,"skaven-blitzer",-1,"",58,3,"TM 5.9.1",143]}
{"event":[513,"tackle-declared",3,62,"skaven-blitzer",36,"beastman",58,1,"TM 5.9.2",143]}
{"event":[514,"tackle-compared",3,62,"skaven-blitzer",36,"beastman",58,769,"TM 5.9.3",143]}
{"event":[515,"dice-rolled",3,62,"skaven-blitzer",36,"beastman",58,529,"TM 5.9.5",143]}
{"event":[516,"result-applied",3,62,"skaven-blitzer",36,"beastman",58,1,"TM 5.10.3",143]}
{"event":[517,"tackle-missed",3,62,"skaven-blitzer",36,"beastman",58,0,"TM 5.10.3",143]}
{"event":[518,"skill-used",3,62,"skaven-blitzer",-1,"",58,2,"TM 5.8.1",143]}
{"event":[519,"drawn",3,55,"skaven-thrower",-1,"",3,1,"TM 5.8.1",8]}
{"event":[520,"discarded",3,57,"skaven-lineman",-1,"",13,0,"TM 5.8.1",143]}
{"event":[521,"card-exhausted",3,65,"sewer-go-map",-1,"",23,0,"TM 8.2.2",143]}
{"event":[522,"moved",3,62,"skaven-blitzer",-1,"",67,67,"TM 8.5.1",143]}
{"event":[523,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[524,"discarded",0,5,"dwarf-blocker",-1,"",10,0,"TM 5.14.3",143]}
{"event":[525,"committed",2,37,"beastman",-1,"",57,57,"TM 5.2.1",143]}
{"event":[526,"skill-used",2,37,"beastman",-1,"",57,0,"TM 5.6.1",143]}
{"event":[527,"token-assigned",2,192,"power-1",37,"beastman",129,1,"TM 5.6.1",0]}
{"event":[528,"skill-used",2,37,"beastman",-1,"",57,3,"TM 5.9.1",143]}
{"event":[529,"tackle-declared",2,37,"beastman",83,"snotlobba",57,1,"TM 5.9.2",143]}
{"event":[530,"tackle-compared",2,37,"beastman",83,"snotlobba",57,772,"TM 5.9.3",143]}
{"event":[531,"dice-rolled",2,37,"beastman",83,"snotlobba",57,512,"TM 5.9.7",143]}
{"event":[532,"result-applied",2,37,"beastman",83,"snotlobba",57,0,"TM 5.10.2",143]}
{"event":[533,"guarded",3,56,"skaven-lineman",83,"snotlobba",58,0,"TM 11.1.8",143]}
{"event":[534,"downed",3,56,"skaven-lineman",37,"beastman",58,0,"TM 5.11.2",143]}
{"event":[535,"tackle-succeeded",2,37,"beastman",56,"skaven-lineman",57,0,"TM 5.10.2",143]}
{"event":[536,"ability-used",2,37,"beastman",-1,"",57,0,"TM 8.3.1",143]}
{"event":[537,"skill-used",2,37,"beastman",-1,"",57,0,"TM 5.6.1",143]}
{"event":[538,"token-assigned",2,195,"fan-2",37,"beastman",129,1,"TM 5.6.1",0]}
{"event":[539,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[540,"discarded",3,55,"skaven-thrower",-1,"",13,0,"TM 5.14.3",143]}
{"event":[541,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[542,"total",0,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[543,"total",2,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[544,"winner",0,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[545,"loser",2,-1,"",-1,"",-1,0,"TM 8.4.2",143]}
{"event":[546,"payout",2,164,"the-tripline",-1,"",44,0,"TM 6.6.1",143]}
{"event":[547,"cards-drawn",2,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[548,"card-kept",2,48,"winds-of-change",-1,"",27,1,"TM 6.8.8",4]}
{"event":[549,"payout",0,164,"the-tripline",-1,"",44,2,"TM 6.6.1",143]}
{"event":[550,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[551,"card-kept",0,14,"lessons-in-violence",-1,"",25,1,"TM 6.8.8",1]}
{"event":[552,"payout",0,164,"the-tripline",-1,"",44,1,"TM 6.6.1",143]}
{"event":[553,"fans-gained",0,164,"the-tripline",-1,"",44,4,"TM 6.8.1",143]}
{"event":[554,"tokens-revealed",2,191,"power-0",36,"beastman",128,1,"TM 6.2.1",143]}
{"event":[555,"tokens-revealed",2,192,"power-1",37,"beastman",129,1,"TM 6.2.1",143]}
{"event":[556,"tokens-revealed",2,195,"fan-2",37,"beastman",129,1,"TM 6.2.1",143]}
{"event":[557,"fans-gained",2,37,"beastman",-1,"",57,2,"TM 6.2.3",143]}
{"event":[558,"total",2,-1,"",-1,"",-1,8,"TM 6.4.1",143]}
{"event":[559,"total",3,-1,"",-1,"",-1,4,"TM 6.4.1",143]}
{"event":[560,"winner",2,-1,"",-1,"",-1,1,"TM 6.4.2",143]}
{"event":[561,"loser",3,-1,"",-1,"",-1,1,"TM 8.4.2",143]}
{"event":[562,"fans-gained",3,66,"warpstone-souvenirs",-1,"",23,2,"TM 6.3.1",143]}
{"event":[563,"payout",2,163,"over-the-middle",-1,"",45,0,"TM 6.6.1",143]}
{"event":[564,"cards-drawn",2,-1,"",-1,"",-1,3,"TM 6.8.3",143]}
{"event":[565,"card-kept",2,125,"tackling-coach",-1,"",27,1,"TM 6.8.8",4]}
{"event":[566,"cards-bottomed",2,126,"sprinting-coach",-1,"",37,1,"TM 6.8.4",4]}
{"event":[567,"cards-bottomed",2,127,"cheating-coach",-1,"",37,1,"TM 6.8.4",4]}
{"event":[568,"payout",2,163,"over-the-middle",-1,"",45,1,"TM 6.6.1",143]}
{"event":[569,"cards-drawn",2,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[570,"card-kept",2,81,"freebooter-blitzer-cwc",-1,"",27,1,"TM 6.8.8",4]}
{"event":[571,"cards-bottomed",2,82,"morkai-the-everchanging",-1,"",36,1,"TM 6.8.4",4]}
{"event":[572,"payout",3,163,"over-the-middle",-1,"",45,2,"TM 6.6.1",143]}
{"event":[573,"fans-gained",3,163,"over-the-middle",-1,"",45,2,"TM 6.8.1",143]}
{"event":[574,"total",0,-1,"",-1,"",-1,8,"TM 6.4.1",143]}
{"event":[575,"total",2,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[576,"winner",0,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[577,"loser",2,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[578,"payout",2,162,"one-handed-grab",-1,"",46,2,"TM 6.6.1",143]}
{"event":[579,"fans-gained",2,162,"one-handed-grab",-1,"",46,2,"TM 6.8.1",143]}
{"event":[580,"payout",0,162,"one-handed-grab",-1,"",46,0,"TM 6.6.1",143]}
{"event":[581,"fans-gained",0,162,"one-handed-grab",-1,"",46,1,"TM 6.8.1",143]}
{"event":[582,"payout",0,162,"one-handed-grab",-1,"",46,1,"TM 6.6.1",143]}
{"event":[583,"fans-gained",0,162,"one-handed-grab",-1,"",46,2,"TM 6.8.1",143]}
{"event":[584,"tokens-revealed",2,196,"whistle",38,"chaos-warrior",130,1,"TM 6.2.1",143]}
{"event":[585,"tokens-revealed",3,200,"power-1",59,"skaven-blitzer",151,1,"TM 6.2.1",143]}
{"event":[586,"tokens-revealed",3,197,"power-2",62,"skaven-blitzer",154,1,"TM 6.2.1",143]}
{"event":[587,"ejected",2,38,"chaos-warrior",-1,"",12,3,"TM 6.2.2",143]}
{"event":[588,"total",3,-1,"",-1,"",-1,11,"TM 6.4.1",143]}
{"event":[589,"winner",3,-1,"",-1,"",-1,3,"TM 6.4.2",143]}
{"event":[590,"payout",3,161,"double-down",-1,"",47,0,"TM 6.6.2",143]}
{"event":[591,"fans-gained",3,161,"double-down",-1,"",47,2,"TM 6.8.1",143]}
{"event":[592,"payout",3,161,"double-down",-1,"",47,1,"TM 6.6.2",143]}
{"event":[593,"cards-drawn",3,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[594,"card-kept",3,123,"laying-the-smackdown",-1,"",28,1,"TM 6.8.8",8]}
{"event":[595,"cards-bottomed",3,124,"endorsement-deal",-1,"",37,1,"TM 6.8.4",8]}
{"event":[596,"payout",3,161,"double-down",-1,"",47,2,"TM 6.6.2",143]}
{"event":[597,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[598,"card-kept",3,80,"freebooter-runner-cwc",-1,"",28,1,"TM 6.8.8",8]}
{"event":[599,"improvement-revealed",2,125,"tackling-coach",-1,"",27,0,"TM 6.10.2",143]}
{"event":[600,"improvement-revealed",2,48,"winds-of-change",-1,"",27,0,"TM 6.10.2",143]}
{"event":[601,"improvement-revealed",2,81,"freebooter-blitzer-cwc",-1,"",27,0,"TM 6.10.2",143]}
{"event":[602,"freebooter-returned",2,38,"chaos-warrior",-1,"",41,0,"TM 6.10.4",143]}
{"event":[603,"deck-shuffled",2,-1,"",-1,"",-1,12,"TM 6.10.5",143]}
{"event":[604,"improvement-revealed",3,123,"laying-the-smackdown",-1,"",28,0,"TM 6.10.2",143]}
{"event":[605,"improvement-revealed",3,80,"freebooter-runner-cwc",-1,"",28,0,"TM 6.10.2",143]}
{"event":[606,"freebooter-returned",3,89,"crushface",-1,"",41,0,"TM 6.10.4",143]}
{"event":[607,"deck-shuffled",3,-1,"",-1,"",-1,15,"TM 6.10.5",143]}
{"event":[608,"improvement-revealed",0,14,"lessons-in-violence",-1,"",25,0,"TM 6.10.2",143]}
{"event":[609,"coin-passed",2,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[610,"week-begins",2,-1,"",-1,"",-1,4,"TM 3.1.1",143]}
{"event":[611,"refreshed",0,16,"bear-the-grudge",-1,"",20,0,"TM 4.1.1",143]}
{"event":[612,"refreshed",0,131,"passing-coach",-1,"",20,0,"TM 4.1.1",143]}
{"event":[613,"refreshed",2,135,"hired-wizard",-1,"",22,0,"TM 4.1.1",143]}
{"event":[614,"refreshed",2,49,"writhing-tentacles",-1,"",22,0,"TM 4.1.1",143]}
{"event":[615,"refreshed",3,67,"professional-cheater",-1,"",23,0,"TM 4.1.1",143]}
{"event":[616,"refreshed",3,65,"sewer-go-map",-1,"",23,0,"TM 4.1.1",143]}
{"event":[617,"drawn",2,81,"minotaur",-1,"",2,1,"TM 4.2.1",4]}
{"event":[618,"drawn",2,43,"freebooter-blitzer-cwc",-1,"",2,1,"TM 4.2.1",4]}
{"event":[619,"drawn",2,37,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[620,"drawn",2,35,"freebooter-lineman-cwc",-1,"",2,1,"TM 4.2.1",4]}
{"event":[621,"drawn",2,36,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[622,"drawn",2,34,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[623,"hand-drawn",2,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[624,"drawn",3,80,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[625,"drawn",3,62,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[626,"drawn",3,58,"rat-ogre",-1,"",3,1,"TM 4.2.1",8]}
{"event":[627,"drawn",3,59,"skaven-thrower",-1,"",3,1,"TM 4.2.1",8]}
{"event":[628,"drawn",3,56,"skaven-thrower",-1,"",3,1,"TM 4.2.1",8]}
{"event":[629,"drawn",3,83,"skaven-blitzer",-1,"",3,1,"TM 4.2.1",8]}
{"event":[630,"hand-drawn",3,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[631,"drawn",0,6,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[632,"drawn",0,2,"dwarf-blitzer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[633,"drawn",0,7,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[634,"drawn",0,9,"dwarf-runner",-1,"",0,1,"TM 4.2.1",1]}
{"event":[635,"drawn",0,11,"dwarf-blitzer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[636,"hand-drawn",0,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[637,"drawn",1,22,"da-troll",-1,"",1,1,"TM 4.2.1",2]}
{"event":[638,"drawn",1,87,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[639,"drawn",1,24,"hide-sneak",-1,"",1,1,"TM 4.2.1",2]}
{"event":[640,"drawn",1,23,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[641,"drawn",1,28,"black-orc-blocker",-1,"",1,1,"TM 4.2.1",2]}
{"event":[642,"hand-drawn",1,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[643,"pool-restocked",2,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[644,"spike-revealed",2,203,"salary-cap-raised",-1,"",40,0,"TM 4.4.1",143]}
{"event":[645,"star-taken",2,79,"freebooter-blitzer-cwc",-1,"",2,0,"TM 4.4.3",4]}
{"event":[646,"star-taken",3,78,"bite-bite",-1,"",3,0,"TM 4.4.3",8]}
{"event":[647,"star-taken",0,114,"the-death-roller",-1,"",0,0,"TM 4.4.3",1]}
{"event":[648,"star-taken",1,77,"freebooter-runner-cwc",-1,"",1,0,"TM 4.4.3",2]}
{"event":[649,"highlight-revealed",2,160,"personal-foul",-1,"",44,0,"TM 4.5.1",143]}
{"event":[650,"highlight-revealed",2,159,"the-sneaky-weasel",-1,"",45,1,"TM 4.5.1",143]}
{"event":[651,"highlight-revealed",2,158,"right-in-the-jibblies",-1,"",46,2,"TM 4.5.1",143]}
{"event":[652,"highlight-revealed",2,157,"get-yer-head-in-the-game",-1,"",47,3,"TM 4.5.1",143]}
{"event":[653,"kicked-off",2,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[654,"committed",2,81,"minotaur",-1,"",67,67,"TM 5.2.1",143]}
{"event":[655,"skill-used",2,81,"minotaur",-1,"",67,0,"TM 5.6.1",143]}
{"event":[656,"token-assigned",2,197,"whistle",81,"minotaur",173,1,"TM 5.6.1",0]}
{"event":[657,"skill-used",2,81,"minotaur",-1,"",67,2,"TM 5.8.1",143]}
{"event":[658,"drawn",2,86,"beastman-thrower",-1,"",2,1,"TM 5.8.1",4]}
{"event":[659,"discarded",2,79,"freebooter-blitzer-cwc",-1,"",12,0,"TM 5.8.1",143]}
{"event":[660,"committed",3,80,"skaven-gutter-runner",-1,"",57,57,"TM 5.2.1",143]}
{"event":[661,"skill-used",3,80,"skaven-gutter-runner",-1,"",57,1,"TM 5.7.1",143]}
{"event":[662,"ball-gained",3,80,"skaven-gutter-runner",-1,"",57,1,"TM 5.7.1",143]}
{"event":[663,"card-exhausted",3,65,"sewer-go-map",-1,"",23,0,"TM 8.2.2",143]}
{"event":[664,"moved",3,80,"skaven-gutter-runner",-1,"",63,63,"TM 8.5.1",143]}
{"event":[665,"ball-dropped",3,80,"skaven-gutter-runner",-1,"",63,1,"TM 8.5.3",143]}
{"event":[666,"committed",0,9,"dwarf-runner",-1,"",68,68,"TM 5.2.1",143]}
{"event":[667,"committed",1,23,"orc-lineman",-1,"",57,57,"TM 5.2.1",143]}
{"event":[668,"card-exhausted",1,136,"sprinting-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[669,"skill-used",1,23,"orc-lineman",-1,"",57,2,"TM 5.8.1",143]}
{"event":[670,"drawn",1,26,"orc-blitzer",-1,"",1,1,"TM 5.8.1",2]}
{"event":[671,"discarded",1,19,"orc-lineman",-1,"",11,0,"TM 5.8.1",143]}
{"event":[672,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[673,"discarded",2,37,"chaos-lineman",-1,"",12,0,"TM 5.14.3",143]}
{"event":[674,"committed",3,59,"skaven-thrower",-1,"",53,53,"TM 5.2.1",143]}
{"event":[675,"skill-used",3,59,"skaven-thrower",-1,"",53,0,"TM 5.6.1",143]}
{"event":[676,"token-assigned",3,200,"power-1",59,"skaven-thrower",151,1,"TM 5.6.1",0]}
{"event":[677,"skill-used",3,59,"skaven-thrower",-1,"",53,1,"TM 5.7.1",143]}
{"event":[678,"ball-gained",3,59,"skaven-thrower",-1,"",53,0,"TM 5.7.1",143]}
{"event":[679,"committed",0,8,"dwarf-runner",-1,"",58,58,"TM 5.2.1",143]}
{"event":[680,"card-exhausted",0,131,"passing-coach",-1,"",20,0,"TM 8.2.2",143]}
{"event":[681,"committed",1,24,"hide-sneak",-1,"",52,52,"TM 5.2.1",143]}
{"event":[682,"skill-used",1,24,"hide-sneak",-1,"",52,0,"TM 5.6.1",143]}
{"event":[683,"token-assigned",1,196,"whistle",24,"hide-sneak",116,1,"TM 5.6.1",0]}
{"event":[684,"skill-used",1,24,"hide-sneak",-1,"",52,1,"TM 5.7.1",143]}
{"event":[685,"ball-moved",3,59,"skaven-thrower",-1,"",53,0,"TM 5.7.2",143]}
{"event":[686,"card-exhausted",1,33,"illegal-substitution",-1,"",21,0,"TM 8.2.2",143]}
{"event":[687,"injured",1,23,"orc-lineman",-1,"",11,1,"TM 5.11.4",143]}
{"event":[688,"deck-shuffled",1,-1,"",-1,"",-1,7,"TM 4.2.2",143]}
{"event":[689,"drawn",1,27,"black-orc-blocker",-1,"",1,1,"TM 8.5.4",2]}
{"event":[690,"fielded",1,27,"black-orc-blocker",-1,"",57,57,"TM 8.5.4",143]}
{"event":[691,"committed",3,83,"skaven-blitzer",-1,"",53,53,"TM 5.2.1",143]}
{"event":[692,"skill-used",3,83,"skaven-blitzer",-1,"",53,0,"TM 5.6.1",143]}
{"event":[693,"token-assigned",3,195,"power-0",83,"skaven-blitzer",175,1,"TM 5.6.1",0]}
{"event":[694,"skill-used",3,83,"skaven-blitzer",-1,"",53,2,"TM 5.8.1",143]}
{"event":[695,"drawn",3,55,"skaven-lineman",-1,"",3,1,"TM 5.8.1",8]}
{"event":[696,"discarded",3,56,"skaven-thrower",-1,"",13,0,"TM 5.8.1",143]}
{"event":[697,"card-exhausted",3,67,"professional-cheater",-1,"",23,0,"TM 8.2.2",143]}
{"event":[698,"token-peeked",3,195,"power-0",83,"skaven-blitzer",175,0,"TM 5.6.2",8]}
{"event":[699,"committed",0,6,"dwarf-longbeard",-1,"",58,58,"TM 5.2.1",143]}
{"event":[700,"committed",1,87,"orc-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[701,"card-exhausted",1,128,"cheating-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[702,"skill-used",1,87,"orc-lineman",-1,"",52,0,"TM 5.6.1",143]}
{"event":[703,"token-assigned",1,192,"power-1",87,"orc-lineman",179,1,"TM 5.6.1",0]}
{"event":[704,"committed",3,58,"rat-ogre",-1,"",53,53,"TM 5.2.1",143]}
{"event":[705,"skill-used",3,58,"rat-ogre",-1,"",53,0,"TM 5.6.1",143]}
{"event":[706,"token-assigned",3,191,"whistle",58,"rat-ogre",150,1,"TM 5.6.1",0]}
{"event":[707,"skill-used",3,58,"rat-ogre",-1,"",53,3,"TM 5.9.1",143]}
{"event":[708,"tackle-declared",3,58,"rat-ogre",24,"hide-sneak",53,0,"TM 5.9.2",143]}
{"event":[709,"tackle-compared",3,58,"rat-ogre",24,"hide-sneak",53,1026,"TM 5.9.3",143]}
{"event":[710,"dice-rolled",3,58,"rat-ogre",24,"hide-sneak",53,512,"TM 5.9.5",143]}
{"event":[711,"result-applied",3,58,"rat-ogre",24,"hide-sneak",53,0,"TM 5.10.2",143]}
{"event":[712,"guarded",1,87,"orc-lineman",24,"hide-sneak",52,0,"TM 11.1.8",143]}
{"event":[713,"downed",1,87,"orc-lineman",58,"rat-ogre",52,0,"TM 5.11.2",143]}
{"event":[714,"tackle-succeeded",3,58,"rat-ogre",87,"orc-lineman",53,0,"TM 5.10.2",143]}
{"event":[715,"ability-used",3,58,"rat-ogre",-1,"",53,0,"TM 8.3.1",143]}
{"event":[716,"token-peeked",3,191,"whistle",58,"rat-ogre",150,0,"TM 5.6.2",8]}
{"event":[717,"committed",0,2,"dwarf-blitzer",-1,"",62,62,"TM 5.2.1",143]}
{"event":[718,"committed",1,26,"orc-blitzer",-1,"",57,57,"TM 5.2.1",143]}
{"event":[719,"skill-used",1,26,"orc-blitzer",-1,"",57,3,"TM 5.9.1",143]}
{"event":[720,"tackle-declared",1,26,"orc-blitzer",6,"dwarf-longbeard",57,1,"TM 5.9.2",143]}
{"event":[721,"tackle-compared",1,26,"orc-blitzer",6,"dwarf-longbeard",57,769,"TM 5.9.3",143]}
{"event":[722,"dice-rolled",1,26,"orc-blitzer",6,"dwarf-longbeard",57,514,"TM 5.9.5",143]}
{"event":[723,"result-applied",1,26,"orc-blitzer",6,"dwarf-longbeard",57,0,"TM 5.10.2",143]}
{"event":[724,"downed",0,6,"dwarf-longbeard",26,"orc-blitzer",58,0,"TM 5.11.2",143]}
{"event":[725,"tackle-succeeded",1,26,"orc-blitzer",6,"dwarf-longbeard",57,0,"TM 5.10.2",143]}
{"event":[726,"skill-used",1,26,"orc-blitzer",-1,"",57,0,"TM 5.6.1",143]}
{"event":[727,"token-assigned",1,193,"fan-1",26,"orc-blitzer",118,1,"TM 5.6.1",0]}
{"event":[728,"committed",3,78,"bite-bite",-1,"",63,63,"TM 5.2.1",143]}
{"event":[729,"skill-used",3,78,"bite-bite",-1,"",63,0,"TM 5.6.1",143]}
{"event":[730,"token-assigned",3,194,"power-2",78,"bite-bite",170,1,"TM 5.6.1",0]}
{"event":[731,"skill-used",3,78,"bite-bite",-1,"",63,0,"TM 5.6.1",143]}
{"event":[732,"token-assigned",3,199,"power-2",78,"bite-bite",170,1,"TM 5.6.1",0]}
{"event":[733,"committed",0,11,"dwarf-blitzer",-1,"",68,68,"TM 5.2.1",143]}
{"event":[734,"card-exhausted",0,16,"bear-the-grudge",-1,"",20,0,"TM 8.2.2",143]}
{"event":[735,"tackle-declared",0,6,"dwarf-longbeard",27,"black-orc-blocker",58,1,"TM 5.9.2",143]}
{"event":[736,"tackle-compared",0,6,"dwarf-longbeard",27,"black-orc-blocker",58,259,"TM 5.9.3",143]}
{"event":[737,"dice-rolled",0,6,"dwarf-longbeard",27,"black-orc-blocker",58,544,"TM 5.9.7",143]}
{"event":[738,"result-applied",0,6,"dwarf-longbeard",27,"black-orc-blocker",58,0,"TM 5.10.2",143]}
{"event":[739,"downed",1,27,"black-orc-blocker",6,"dwarf-longbeard",57,0,"TM 5.11.2",143]}
{"event":[740,"tackle-succeeded",0,6,"dwarf-longbeard",27,"black-orc-blocker",58,0,"TM 5.10.2",143]}
{"event":[741,"committed",1,22,"da-troll",-1,"",52,52,"TM 5.2.1",143]}
{"event":[742,"skill-used",1,22,"da-troll",-1,"",52,3,"TM 5.9.1",143]}
{"event":[743,"tackle-declared",1,22,"da-troll",58,"rat-ogre",52,0,"TM 5.9.2",143]}
{"event":[744,"tackle-compared",1,22,"da-troll",58,"rat-ogre",52,1028,"TM 5.9.3",143]}
{"event":[745,"dice-rolled",1,22,"da-troll",58,"rat-ogre",52,256,"TM 5.9.6",143]}
{"event":[746,"result-applied",1,22,"da-troll",58,"rat-ogre",52,0,"TM 5.10.2",143]}
{"event":[747,"downed",3,58,"rat-ogre",22,"da-troll",53,0,"TM 5.11.2",143]}
{"event":[748,"tackle-succeeded",1,22,"da-troll",58,"rat-ogre",52,0,"TM 5.10.2",143]}
{"event":[749,"skill-used",1,22,"da-troll",-1,"",52,0,"TM 5.6.1",143]}
{"event":[750,"token-assigned",1,198,"power-1",22,"da-troll",114,1,"TM 5.6.1",0]}
{"event":[751,"committed",3,62,"skaven-lineman",-1,"",63,63,"TM 5.2.1",143]}
{"event":[752,"card-exhausted",3,132,"team-apothecary",-1,"",23,0,"TM 8.2.2",143]}
{"event":[753,"die-rolled",3,132,"team-apothecary",-1,"",23,0,"TM 5.10.1",143]}
{"event":[754,"stood",3,58,"rat-ogre",-1,"",53,0,"TM 5.13.1",143]}
{"event":[755,"committed",0,7,"dwarf-longbeard",-1,"",58,58,"TM 5.2.1",143]}
{"event":[756,"committed",1,28,"black-orc-blocker",-1,"",52,52,"TM 5.2.1",143]}
{"event":[757,"committed",3,55,"skaven-lineman",-1,"",63,63,"TM 5.2.1",143]}
{"event":[758,"committed",0,114,"the-death-roller",-1,"",58,58,"TM 5.2.1",143]}
{"event":[759,"skill-used",0,114,"the-death-roller",-1,"",58,3,"TM 5.9.1",143]}
{"event":[760,"tackle-declared",0,114,"the-death-roller",27,"black-orc-blocker",58,1,"TM 5.9.2",143]}
{"event":[761,"tackle-compared",0,114,"the-death-roller",27,"black-orc-blocker",58,1281,"TM 5.9.3",143]}
{"event":[762,"dice-rolled",0,114,"the-death-roller",27,"black-orc-blocker",58,513,"TM 5.9.5",143]}
{"event":[763,"result-applied",0,114,"the-death-roller",27,"black-orc-blocker",58,1,"TM 5.10.3",143]}
{"event":[764,"tackle-missed",0,114,"the-death-roller",27,"black-orc-blocker",58,0,"TM 5.10.3",143]}
{"event":[765,"skill-used",0,114,"the-death-roller",-1,"",58,3,"TM 5.9.1",143]}
{"event":[766,"tackle-declared",0,114,"the-death-roller",27,"black-orc-blocker",58,1,"TM 5.9.2",143]}
{"event":[767,"tackle-compared",0,114,"the-death-roller",27,"black-orc-blocker",58,1281,"TM 5.9.3",143]}
{"event":[768,"dice-rolled",0,114,"the-death-roller",27,"black-orc-blocker",58,544,"TM 5.9.5",143]}
{"event":[769,"result-applied",0,114,"the-death-roller",27,"black-orc-blocker",58,2,"TM 5.10.4",143]}
{"event":[770,"downed",0,114,"the-death-roller",-1,"",58,0,"TM 5.11.2",143]}
{"event":[771,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[772,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[773,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[774,"tokens-revealed",3,200,"power-1",59,"skaven-thrower",151,1,"TM 6.2.1",143]}
{"event":[775,"tokens-revealed",3,195,"power-0",83,"skaven-blitzer",175,1,"TM 6.2.1",143]}
{"event":[776,"tokens-revealed",3,191,"whistle",58,"rat-ogre",150,1,"TM 6.2.1",143]}
{"event":[777,"tokens-revealed",1,196,"whistle",24,"hide-sneak",116,1,"TM 6.2.1",143]}
{"event":[778,"tokens-revealed",1,192,"power-1",87,"orc-lineman",179,1,"TM 6.2.1",143]}
{"event":[779,"tokens-revealed",1,198,"power-1",22,"da-troll",114,1,"TM 6.2.1",143]}
{"event":[780,"ejected",3,58,"rat-ogre",-1,"",13,0,"TM 6.2.2",143]}
{"event":[781,"ejected",1,24,"hide-sneak",-1,"",11,0,"TM 6.2.2",143]}
{"event":[782,"fans-gained",3,123,"laying-the-smackdown",-1,"",23,1,"TM 6.3.1",143]}
{"event":[783,"total",1,-1,"",-1,"",-1,9,"TM 6.4.1",143]}
{"event":[784,"total",3,-1,"",-1,"",-1,6,"TM 6.4.1",143]}
{"event":[785,"winner",1,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[786,"loser",3,-1,"",-1,"",-1,0,"TM 8.4.2",143]}
{"event":[787,"fans-gained",3,66,"warpstone-souvenirs",-1,"",23,2,"TM 6.3.1",143]}
{"event":[788,"fans-gained",1,137,"offensive-firepower",-1,"",21,2,"TM 6.3.1",143]}
{"event":[789,"payout",3,160,"personal-foul",-1,"",44,2,"TM 6.6.1",143]}
{"event":[790,"payout",1,160,"personal-foul",-1,"",44,0,"TM 6.6.1",143]}
{"event":[791,"payout",1,160,"personal-foul",-1,"",44,1,"TM 6.6.1",143]}
{"event":[792,"fans-gained",1,160,"personal-foul",-1,"",44,5,"TM 6.8.1",143]}
{"event":[793,"tokens-revealed",1,193,"fan-1",26,"orc-blitzer",118,1,"TM 6.2.1",143]}
{"event":[794,"fans-gained",1,26,"orc-blitzer",-1,"",57,1,"TM 6.2.3",143]}
{"event":[795,"total",0,-1,"",-1,"",-1,4,"TM 6.4.1",143]}
{"event":[796,"total",1,-1,"",-1,"",-1,4,"TM 6.4.1",143]}
{"event":[797,"draw",-1,-1,"",-1,"",-1,1,"TM 6.4.3",143]}
{"event":[798,"payout",0,159,"the-sneaky-weasel",-1,"",45,2,"TM 6.6.1",143]}
{"event":[799,"cards-drawn",0,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[800,"card-kept",0,113,"spikey-mcspike",-1,"",25,1,"TM 6.8.8",1]}
{"event":[801,"cards-bottomed",0,112,"aurora-silverleaf",-1,"",35,1,"TM 6.8.4",1]}
{"event":[802,"payout",1,159,"the-sneaky-weasel",-1,"",45,0,"TM 6.6.1",143]}
{"event":[803,"fans-gained",1,159,"the-sneaky-weasel",-1,"",45,2,"TM 6.8.1",143]}
{"event":[804,"tokens-revealed",3,194,"power-2",78,"bite-bite",170,1,"TM 6.2.1",143]}
{"event":[805,"tokens-revealed",3,199,"power-2",78,"bite-bite",170,1,"TM 6.2.1",143]}
{"event":[806,"total",0,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[807,"total",3,-1,"",-1,"",-1,11,"TM 6.4.1",143]}
{"event":[808,"winner",3,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[809,"loser",0,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[810,"payout",3,158,"right-in-the-jibblies",-1,"",46,2,"TM 6.6.1",143]}
{"event":[811,"fans-gained",3,158,"right-in-the-jibblies",-1,"",46,1,"TM 6.8.1",143]}
{"event":[812,"payout",3,158,"right-in-the-jibblies",-1,"",46,1,"TM 6.6.1",143]}
{"event":[813,"fans-gained",3,158,"right-in-the-jibblies",-1,"",46,3,"TM 6.8.1",143]}
{"event":[814,"payout",0,158,"right-in-the-jibblies",-1,"",46,0,"TM 6.6.1",143]}
{"event":[815,"fans-gained",0,158,"right-in-the-jibblies",-1,"",46,2,"TM 6.8.1",143]}
{"event":[816,"tokens-revealed",2,197,"whistle",81,"minotaur",173,1,"TM 6.2.1",143]}
{"event":[817,"ejected",2,81,"minotaur",-1,"",12,3,"TM 6.2.2",143]}
{"event":[818,"total",0,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[819,"winner",0,-1,"",-1,"",-1,3,"TM 6.4.2",143]}
{"event":[820,"payout",0,157,"get-yer-head-in-the-game",-1,"",47,2,"TM 6.6.2",143]}
{"event":[821,"fans-gained",0,157,"get-yer-head-in-the-game",-1,"",47,2,"TM 6.8.1",143]}
{"event":[822,"payout",0,157,"get-yer-head-in-the-game",-1,"",47,1,"TM 6.6.2",143]}
{"event":[823,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[824,"card-kept",0,13,"rigorous-training",-1,"",25,1,"TM 6.8.8",1]}
{"event":[825,"cards-drawn",0,-1,"",-1,"",-1,2,"TM 6.8.3",143]}
{"event":[826,"card-kept",0,122,"tackling-coach",-1,"",25,1,"TM 6.8.8",1]}
{"event":[827,"cards-bottomed",0,121,"team-apothecary",-1,"",37,1,"TM 6.8.4",1]}
{"event":[828,"payout",0,157,"get-yer-head-in-the-game",-1,"",47,0,"TM 6.6.2",143]}
{"event":[829,"fans-gained",0,157,"get-yer-head-in-the-game",-1,"",47,2,"TM 6.8.1",143]}
{"event":[830,"improvement-revealed",0,122,"tackling-coach",-1,"",25,0,"TM 6.10.2",143]}
{"event":[831,"improvement-revealed",0,13,"rigorous-training",-1,"",25,0,"TM 6.10.2",143]}
{"event":[832,"improvement-revealed",0,113,"spikey-mcspike",-1,"",25,0,"TM 6.10.2",143]}
{"event":[833,"star-placed",0,113,"spikey-mcspike",-1,"",5,0,"TM 6.10.6",143]}
{"event":[834,"coin-passed",3,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[835,"week-begins",3,-1,"",-1,"",-1,5,"TM 3.1.1",143]}
{"event":[836,"refreshed",0,16,"bear-the-grudge",-1,"",20,0,"TM 4.1.1",143]}
{"event":[837,"refreshed",0,131,"passing-coach",-1,"",20,0,"TM 4.1.1",143]}
{"event":[838,"refreshed",1,136,"sprinting-coach",-1,"",21,0,"TM 4.1.1",143]}
{"event":[839,"refreshed",1,33,"illegal-substitution",-1,"",21,0,"TM 4.1.1",143]}
{"event":[840,"refreshed",1,128,"cheating-coach",-1,"",21,0,"TM 4.1.1",143]}
{"event":[841,"refreshed",3,67,"professional-cheater",-1,"",23,0,"TM 4.1.1",143]}
{"event":[842,"refreshed",3,132,"team-apothecary",-1,"",23,0,"TM 4.1.1",143]}
{"event":[843,"refreshed",3,65,"sewer-go-map",-1,"",23,0,"TM 4.1.1",143]}
{"event":[844,"drawn",3,57,"snotlobba",-1,"",3,1,"TM 4.2.1",8]}
{"event":[845,"drawn",3,51,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[846,"drawn",3,53,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[847,"drawn",3,61,"blightmaw",-1,"",3,1,"TM 4.2.1",8]}
{"event":[848,"drawn",3,52,"freebooter-runner-cwc",-1,"",3,1,"TM 4.2.1",8]}
{"event":[849,"drawn",3,54,"skaven-gutter-runner",-1,"",3,1,"TM 4.2.1",8]}
{"event":[850,"hand-drawn",3,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[851,"drawn",0,113,"spikey-mcspike",-1,"",0,1,"TM 4.2.1",143]}
{"event":[852,"deck-shuffled",0,-1,"",-1,"",-1,13,"TM 4.2.2",143]}
{"event":[853,"drawn",0,10,"troll-slayer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[854,"drawn",0,11,"dwarf-runner",-1,"",0,1,"TM 4.2.1",1]}
{"event":[855,"drawn",0,9,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[856,"drawn",0,2,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[857,"drawn",0,114,"dwarf-longbeard",-1,"",0,1,"TM 4.2.1",1]}
{"event":[858,"hand-drawn",0,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[859,"drawn",1,23,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[860,"drawn",1,19,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[861,"drawn",1,25,"orc-lineman",-1,"",1,1,"TM 4.2.1",2]}
{"event":[862,"drawn",1,18,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[863,"drawn",1,17,"orc-thrower",-1,"",1,1,"TM 4.2.1",2]}
{"event":[864,"hand-drawn",1,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[865,"drawn",2,45,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[866,"hand-drawn",2,-1,"",-1,"",-1,1,"TM 4.2.1",143]}
{"event":[867,"pool-restocked",3,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[868,"spike-revealed",3,202,"endurance-training",-1,"",40,0,"TM 4.4.1",143]}
{"event":[869,"drawn",3,90,"skaven-blitzer",-1,"",3,1,"TM 4.4.3",8]}
{"event":[870,"deck-shuffled",3,-1,"",-1,"",-1,8,"TM 4.2.2",143]}
{"event":[871,"drawn",3,60,"skaven-lineman",-1,"",3,1,"TM 4.4.3",8]}
{"event":[872,"hand-drawn",3,-1,"",-1,"",-1,2,"TM 4.4.3",143]}
{"event":[873,"drawn",0,7,"dwarf-longbeard",-1,"",0,1,"TM 4.4.3",1]}
{"event":[874,"drawn",0,6,"griff-oberwald",-1,"",0,1,"TM 4.4.3",1]}
{"event":[875,"hand-drawn",0,-1,"",-1,"",-1,2,"TM 4.4.3",143]}
{"event":[876,"drawn",1,20,"orc-thrower",-1,"",1,1,"TM 4.4.3",2]}
{"event":[877,"deck-shuffled",1,-1,"",-1,"",-1,6,"TM 4.2.2",143]}
{"event":[878,"drawn",1,21,"orc-lineman",-1,"",1,1,"TM 4.4.3",2]}
{"event":[879,"hand-drawn",1,-1,"",-1,"",-1,2,"TM 4.4.3",143]}
{"event":[880,"drawn",2,42,"chaos-lineman",-1,"",2,1,"TM 4.4.3",4]}
{"event":[881,"drawn",2,44,"beastman-thrower",-1,"",2,1,"TM 4.4.3",4]}
{"event":[882,"hand-drawn",2,-1,"",-1,"",-1,2,"TM 4.4.3",143]}
{"event":[883,"highlight-revealed",3,156,"unnecessary-roughness",-1,"",44,0,"TM 4.5.1",143]}
{"event":[884,"highlight-revealed",3,155,"the-mousetrap",-1,"",45,1,"TM 4.5.1",143]}
{"event":[885,"highlight-revealed",3,154,"bad-snap",-1,"",46,2,"TM 4.5.1",143]}
{"event":[886,"highlight-revealed",3,153,"the-rolling-cage",-1,"",47,3,"TM 4.5.1",143]}
{"event":[887,"kicked-off",3,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[888,"committed",3,61,"blightmaw",-1,"",67,67,"TM 5.2.1",143]}
{"event":[889,"skill-used",3,61,"blightmaw",-1,"",67,1,"TM 5.7.1",143]}
{"event":[890,"ball-gained",3,61,"blightmaw",-1,"",67,3,"TM 5.7.1",143]}
{"event":[891,"card-exhausted",3,65,"sewer-go-map",-1,"",23,0,"TM 8.2.2",143]}
{"event":[892,"moved",3,61,"blightmaw",-1,"",58,58,"TM 8.5.1",143]}
{"event":[893,"ball-dropped",3,61,"blightmaw",-1,"",58,3,"TM 8.5.3",143]}
{"event":[894,"committed",0,2,"dwarf-longbeard",-1,"",53,53,"TM 5.2.1",143]}
{"event":[895,"card-exhausted",0,131,"passing-coach",-1,"",20,0,"TM 8.2.2",143]}
{"event":[896,"skill-used",0,2,"dwarf-longbeard",-1,"",53,1,"TM 5.7.1",143]}
{"event":[897,"ball-gained",0,2,"dwarf-longbeard",-1,"",53,0,"TM 5.7.1",143]}
{"event":[898,"committed",1,77,"freebooter-runner-cwc",-1,"",52,52,"TM 5.2.1",143]}
{"event":[899,"skill-used",1,77,"freebooter-runner-cwc",-1,"",52,2,"TM 5.8.1",143]}
{"event":[900,"drawn",1,26,"black-orc-blocker",-1,"",1,1,"TM 5.8.1",2]}
{"event":[901,"discarded",1,26,"black-orc-blocker",-1,"",11,0,"TM 5.8.1",143]}
{"event":[902,"card-exhausted",1,33,"illegal-substitution",-1,"",21,0,"TM 8.2.2",143]}
{"event":[903,"injured",1,77,"freebooter-runner-cwc",-1,"",11,0,"TM 5.11.4",143]}
{"event":[904,"drawn",1,27,"black-orc-blocker",-1,"",1,1,"TM 8.5.4",2]}
{"event":[905,"fielded",1,27,"black-orc-blocker",-1,"",52,52,"TM 8.5.4",143]}
{"event":[906,"committed",2,86,"beastman-thrower",-1,"",62,62,"TM 5.2.1",143]}
{"event":[907,"card-exhausted",2,48,"winds-of-change",-1,"",22,0,"TM 8.2.2",143]}
{"event":[908,"token-assigned",2,197,"power-2",86,"beastman-thrower",178,1,"TM 5.13.1",0]}
{"event":[909,"committed",3,57,"snotlobba",-1,"",68,68,"TM 5.2.1",143]}
{"event":[910,"card-exhausted",3,67,"professional-cheater",-1,"",23,0,"TM 8.2.2",143]}
{"event":[911,"token-peeked",3,197,"power-2",86,"beastman-thrower",178,0,"TM 5.6.2",8]}
{"event":[912,"committed",0,10,"troll-slayer",-1,"",53,53,"TM 5.2.1",143]}
{"event":[913,"skill-used",0,10,"troll-slayer",-1,"",53,0,"TM 5.6.1",143]}
{"event":[914,"token-assigned",0,199,"power-2",10,"troll-slayer",102,1,"TM 5.6.1",0]}
{"event":[915,"committed",1,23,"orc-lineman",-1,"",67,67,"TM 5.2.1",143]}
{"event":[916,"committed",2,42,"chaos-lineman",-1,"",62,62,"TM 5.2.1",143]}
{"event":[917,"committed",3,53,"skaven-lineman",-1,"",68,68,"TM 5.2.1",143]}
{"event":[918,"committed",0,113,"spikey-mcspike",-1,"",63,63,"TM 5.2.1",143]}
{"event":[919,"skill-used",0,113,"spikey-mcspike",-1,"",63,0,"TM 5.6.1",143]}
{"event":[920,"token-assigned",0,194,"power-1",113,"spikey-mcspike",205,1,"TM 5.6.1",0]}
{"event":[921,"committed",1,20,"orc-thrower",-1,"",57,57,"TM 5.2.1",143]}
{"event":[922,"card-exhausted",1,136,"sprinting-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[923,"skill-used",1,20,"orc-thrower",-1,"",57,2,"TM 5.8.1",143]}
{"event":[924,"drawn",1,28,"orc-lineman",-1,"",1,1,"TM 5.8.1",2]}
{"event":[925,"discarded",1,21,"orc-lineman",-1,"",11,0,"TM 5.8.1",143]}
{"event":[926,"committed",2,44,"beastman-thrower",-1,"",62,62,"TM 5.2.1",143]}
{"event":[927,"skill-used",2,44,"beastman-thrower",-1,"",62,1,"TM 5.7.1",143]}
{"event":[928,"ball-gained",2,44,"beastman-thrower",-1,"",62,2,"TM 5.7.1",143]}
{"event":[929,"card-exhausted",2,135,"hired-wizard",-1,"",22,0,"TM 8.2.2",143]}
{"event":[930,"die-rolled",2,135,"hired-wizard",-1,"",22,1,"TM 5.10.1",143]}
{"event":[931,"downed",2,44,"beastman-thrower",-1,"",62,0,"TM 5.11.2",143]}
{"event":[932,"ball-dropped",2,44,"beastman-thrower",-1,"",62,2,"TM 5.12.1",143]}
{"event":[933,"committed",3,54,"skaven-gutter-runner",-1,"",68,68,"TM 5.2.1",143]}
{"event":[934,"skill-used",3,54,"skaven-gutter-runner",-1,"",68,2,"TM 5.8.1",143]}
{"event":[935,"drawn",3,55,"skaven-thrower",-1,"",3,1,"TM 5.8.1",8]}
{"event":[936,"discarded",3,55,"skaven-thrower",-1,"",13,0,"TM 5.8.1",143]}
{"event":[937,"committed",0,6,"griff-oberwald",-1,"",63,63,"TM 5.2.1",143]}
{"event":[938,"committed",1,18,"orc-blitzer",-1,"",52,52,"TM 5.2.1",143]}
{"event":[939,"skill-used",1,18,"orc-blitzer",-1,"",52,3,"TM 5.9.1",143]}
{"event":[940,"tackle-declared",1,18,"orc-blitzer",2,"dwarf-longbeard",52,0,"TM 5.9.2",143]}
{"event":[941,"tackle-compared",1,18,"orc-blitzer",2,"dwarf-longbeard",52,769,"TM 5.9.3",143]}
{"event":[942,"dice-rolled",1,18,"orc-blitzer",2,"dwarf-longbeard",52,528,"TM 5.9.5",143]}
{"event":[943,"result-applied",1,18,"orc-blitzer",2,"dwarf-longbeard",52,0,"TM 5.10.2",143]}
{"event":[944,"downed",0,2,"dwarf-longbeard",18,"orc-blitzer",53,0,"TM 5.11.2",143]}
{"event":[945,"ball-dropped",0,2,"dwarf-longbeard",-1,"",53,0,"TM 5.12.1",143]}
{"event":[946,"ability-used",0,13,"rigorous-training",-1,"",20,0,"TM 8.3.1",143]}
{"event":[947,"drawn",0,8,"dwarf-blocker",-1,"",0,1,"TM 8.3.1",1]}
{"event":[948,"discarded",0,8,"dwarf-blocker",-1,"",10,0,"TM 5.8.1",143]}
{"event":[949,"tackle-succeeded",1,18,"orc-blitzer",2,"dwarf-longbeard",52,0,"TM 5.10.2",143]}
{"event":[950,"skill-used",1,18,"orc-blitzer",-1,"",52,0,"TM 5.6.1",143]}
{"event":[951,"token-assigned",1,193,"whistle",18,"orc-blitzer",110,1,"TM 5.6.1",0]}
{"event":[952,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[953,"discarded",2,45,"chaos-lineman",-1,"",12,0,"TM 5.14.3",143]}
{"event":[954,"discarded",2,34,"beastman",-1,"",12,0,"TM 5.14.3",143]}
{"event":[955,"discarded",2,36,"chaos-lineman",-1,"",12,0,"TM 5.14.3",143]}
{"event":[956,"discarded",2,43,"freebooter-blitzer-cwc",-1,"",12,0,"TM 5.14.3",143]}
{"event":[957,"discarded",2,35,"freebooter-lineman-cwc",-1,"",12,0,"TM 5.14.3",143]}
{"event":[958,"committed",3,52,"freebooter-runner-cwc",-1,"",68,68,"TM 5.2.1",143]}
{"event":[959,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[960,"discarded",0,9,"dwarf-longbeard",-1,"",10,0,"TM 5.14.3",143]}
{"event":[961,"discarded",0,114,"dwarf-longbeard",-1,"",10,0,"TM 5.14.3",143]}
{"event":[962,"discarded",0,11,"dwarf-runner",-1,"",10,0,"TM 5.14.3",143]}
{"event":[963,"committed",1,25,"orc-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[964,"card-exhausted",1,128,"cheating-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[965,"skill-used",1,25,"orc-lineman",-1,"",52,0,"TM 5.6.1",143]}
{"event":[966,"token-assigned",1,195,"power-0",25,"orc-lineman",117,1,"TM 5.6.1",0]}
{"event":[967,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[968,"discarded",3,60,"skaven-lineman",-1,"",13,0,"TM 5.14.3",143]}
{"event":[969,"committed",1,28,"orc-lineman",-1,"",52,52,"TM 5.2.1",143]}
{"event":[970,"committed",1,19,"orc-blitzer",-1,"",52,52,"TM 5.2.1",143]}
{"event":[971,"skill-used",1,19,"orc-blitzer",-1,"",52,3,"TM 5.9.1",143]}
{"event":[972,"tackle-declared",1,19,"orc-blitzer",2,"dwarf-longbeard",52,0,"TM 5.9.2",143]}
{"event":[973,"tackle-compared",1,19,"orc-blitzer",2,"dwarf-longbeard",52,768,"TM 5.9.3",143]}
{"event":[974,"dice-rolled",1,19,"orc-blitzer",2,"dwarf-longbeard",52,530,"TM 5.9.5",143]}
{"event":[975,"result-applied",1,19,"orc-blitzer",2,"dwarf-longbeard",52,1,"TM 5.10.3",143]}
{"event":[976,"tackle-missed",1,19,"orc-blitzer",2,"dwarf-longbeard",52,0,"TM 5.10.3",143]}
{"event":[977,"skill-used",1,19,"orc-blitzer",-1,"",52,0,"TM 5.6.1",143]}
{"event":[978,"token-assigned",1,200,"whistle",19,"orc-blitzer",111,1,"TM 5.6.1",0]}
{"event":[979,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[980,"discarded",1,17,"orc-thrower",-1,"",11,0,"TM 5.14.3",143]}
{"event":[981,"tokens-revealed",0,199,"power-2",10,"troll-slayer",102,1,"TM 6.2.1",143]}
{"event":[982,"tokens-revealed",1,193,"whistle",18,"orc-blitzer",110,1,"TM 6.2.1",143]}
{"event":[983,"tokens-revealed",1,195,"power-0",25,"orc-lineman",117,1,"TM 6.2.1",143]}
{"event":[984,"tokens-revealed",1,200,"whistle",19,"orc-blitzer",111,1,"TM 6.2.1",143]}
{"event":[985,"ejected",1,18,"orc-blitzer",-1,"",11,0,"TM 6.2.2",143]}
{"event":[986,"ejected",1,19,"orc-blitzer",-1,"",11,0,"TM 6.2.2",143]}
{"event":[987,"total",0,-1,"",-1,"",-1,6,"TM 6.4.1",143]}
{"event":[988,"total",1,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[989,"winner",0,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[990,"loser",1,-1,"",-1,"",-1,0,"TM 8.4.2",143]}
{"event":[991,"payout",0,156,"unnecessary-roughness",-1,"",44,2,"TM 6.6.1",143]}
{"event":[992,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[993,"card-kept",0,111,"deeproot-strongbranch",-1,"",25,1,"TM 6.8.8",1]}
{"event":[994,"payout",0,156,"unnecessary-roughness",-1,"",44,1,"TM 6.6.1",143]}
{"event":[995,"fans-gained",0,156,"unnecessary-roughness",-1,"",44,3,"TM 6.8.1",143]}
{"event":[996,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[997,"card-kept",0,110,"freebooter-blitzer-owa",-1,"",25,1,"TM 6.8.8",1]}
{"event":[998,"payout",1,156,"unnecessary-roughness",-1,"",44,0,"TM 6.6.1",143]}
{"event":[999,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[1000,"card-kept",1,76,"niknik-yellowtail",-1,"",26,1,"TM 6.8.8",2]}
{"event":[1001,"total",1,-1,"",-1,"",-1,2,"TM 6.4.1",143]}
{"event":[1002,"total",3,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[1003,"winner",3,-1,"",-1,"",-1,1,"TM 6.4.2",143]}
{"event":[1004,"loser",1,-1,"",-1,"",-1,1,"TM 8.4.2",143]}
{"event":[1005,"payout",3,155,"the-mousetrap",-1,"",45,2,"TM 6.6.1",143]}
{"event":[1006,"fans-gained",3,155,"the-mousetrap",-1,"",45,1,"TM 6.8.1",143]}
{"event":[1007,"payout",3,155,"the-mousetrap",-1,"",45,1,"TM 6.6.1",143]}
{"event":[1008,"fans-gained",3,155,"the-mousetrap",-1,"",45,3,"TM 6.8.1",143]}
{"event":[1009,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[1010,"card-kept",3,120,"hired-wizard",-1,"",28,1,"TM 6.8.8",8]}
{"event":[1011,"payout",1,155,"the-mousetrap",-1,"",45,0,"TM 6.6.1",143]}
{"event":[1012,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[1013,"card-kept",1,75,"bork",-1,"",26,1,"TM 6.8.8",2]}
{"event":[1014,"tokens-revealed",0,194,"power-1",113,"spikey-mcspike",205,1,"TM 6.2.1",143]}
{"event":[1015,"tokens-revealed",2,197,"power-2",86,"beastman-thrower",178,1,"TM 6.2.1",143]}
{"event":[1016,"fans-gained",0,14,"lessons-in-violence",-1,"",20,1,"TM 6.3.1",143]}
{"event":[1017,"total",0,-1,"",-1,"",-1,8,"TM 6.4.1",143]}
{"event":[1018,"total",2,-1,"",-1,"",-1,6,"TM 6.4.1",143]}
{"event":[1019,"winner",0,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[1020,"loser",2,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[1021,"payout",0,154,"bad-snap",-1,"",46,2,"TM 6.6.1",143]}
{"event":[1022,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[1023,"card-kept",0,109,"marcus-siebermann",-1,"",25,1,"TM 6.8.8",1]}
{"event":[1024,"payout",0,154,"bad-snap",-1,"",46,1,"TM 6.6.1",143]}
{"event":[1025,"fans-gained",0,154,"bad-snap",-1,"",46,2,"TM 6.8.1",143]}
{"event":[1026,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[1027,"card-kept",0,12,"legendary-toughness",-1,"",25,1,"TM 6.8.8",1]}
{"event":[1028,"payout",2,154,"bad-snap",-1,"",46,0,"TM 6.6.1",143]}
{"event":[1029,"fans-gained",2,154,"bad-snap",-1,"",46,2,"TM 6.8.1",143]}
{"event":[1030,"total",1,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[1031,"total",3,-1,"",-1,"",-1,10,"TM 6.4.1",143]}
{"event":[1032,"winner",3,-1,"",-1,"",-1,3,"TM 6.4.2",143]}
{"event":[1033,"loser",1,-1,"",-1,"",-1,3,"TM 8.4.2",143]}
{"event":[1034,"payout",3,153,"the-rolling-cage",-1,"",47,2,"TM 6.6.1",143]}
{"event":[1035,"cards-drawn",3,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[1036,"card-kept",3,119,"offensive-coordinator",-1,"",28,1,"TM 6.8.8",8]}
{"event":[1037,"payout",3,153,"the-rolling-cage",-1,"",47,1,"TM 6.6.1",143]}
{"event":[1038,"fans-gained",3,153,"the-rolling-cage",-1,"",47,4,"TM 6.8.1",143]}
{"event":[1039,"payout",1,153,"the-rolling-cage",-1,"",47,0,"TM 6.6.1",143]}
{"event":[1040,"cards-drawn",1,-1,"",-1,"",-1,1,"TM 6.8.2",143]}
{"event":[1041,"card-kept",1,74,"grashnak-blackhoof",-1,"",26,1,"TM 6.8.8",2]}
{"event":[1042,"improvement-revealed",3,120,"hired-wizard",-1,"",28,0,"TM 6.10.2",143]}
{"event":[1043,"improvement-revealed",3,119,"offensive-coordinator",-1,"",28,0,"TM 6.10.2",143]}
{"event":[1044,"improvement-revealed",0,12,"legendary-toughness",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1045,"improvement-revealed",0,110,"freebooter-blitzer-owa",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1046,"improvement-revealed",0,111,"deeproot-strongbranch",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1047,"improvement-revealed",0,109,"marcus-siebermann",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1048,"freebooter-returned",0,4,"dwarf-runner",-1,"",41,0,"TM 6.10.4",143]}
{"event":[1049,"deck-shuffled",0,-1,"",-1,"",-1,14,"TM 6.10.5",143]}
{"event":[1050,"star-placed",0,111,"deeproot-strongbranch",-1,"",5,0,"TM 6.10.6",143]}
{"event":[1051,"star-placed",0,109,"marcus-siebermann",-1,"",5,0,"TM 6.10.6",143]}
{"event":[1052,"improvement-revealed",1,76,"niknik-yellowtail",-1,"",26,0,"TM 6.10.2",143]}
{"event":[1053,"improvement-revealed",1,75,"bork",-1,"",26,0,"TM 6.10.2",143]}
{"event":[1054,"improvement-revealed",1,74,"grashnak-blackhoof",-1,"",26,0,"TM 6.10.2",143]}
{"event":[1055,"star-placed",1,76,"niknik-yellowtail",-1,"",6,0,"TM 6.10.6",143]}
{"event":[1056,"star-placed",1,74,"grashnak-blackhoof",-1,"",6,0,"TM 6.10.6",143]}
{"event":[1057,"star-placed",1,75,"bork",-1,"",6,0,"TM 6.10.6",143]}
{"event":[1058,"coin-passed",0,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[1059,"week-begins",0,-1,"",-1,"",-1,6,"TM 3.1.1",143]}
{"event":[1060,"refreshed",0,131,"passing-coach",-1,"",20,0,"TM 4.1.1",143]}
{"event":[1061,"refreshed",1,136,"sprinting-coach",-1,"",21,0,"TM 4.1.1",143]}
{"event":[1062,"refreshed",1,33,"illegal-substitution",-1,"",21,0,"TM 4.1.1",143]}
{"event":[1063,"refreshed",1,128,"cheating-coach",-1,"",21,0,"TM 4.1.1",143]}
{"event":[1064,"refreshed",2,135,"hired-wizard",-1,"",22,0,"TM 4.1.1",143]}
{"event":[1065,"refreshed",2,48,"winds-of-change",-1,"",22,0,"TM 4.1.1",143]}
{"event":[1066,"refreshed",3,67,"professional-cheater",-1,"",23,0,"TM 4.1.1",143]}
{"event":[1067,"refreshed",3,65,"sewer-go-map",-1,"",23,0,"TM 4.1.1",143]}
{"event":[1068,"drawn",0,109,"marcus-siebermann",-1,"",0,1,"TM 4.2.1",143]}
{"event":[1069,"drawn",0,111,"deeproot-strongbranch",-1,"",0,1,"TM 4.2.1",143]}
{"event":[1070,"drawn",0,110,"dwarf-blocker",-1,"",0,1,"TM 4.2.1",1]}
{"event":[1071,"drawn",0,6,"freebooter-blitzer-owa",-1,"",0,1,"TM 4.2.1",1]}
{"event":[1072,"drawn",0,113,"troll-slayer",-1,"",0,1,"TM 4.2.1",1]}
{"event":[1073,"hand-drawn",0,-1,"",-1,"",-1,5,"TM 4.2.1",143]}
{"event":[1074,"drawn",1,75,"bork",-1,"",1,1,"TM 4.2.1",143]}
{"event":[1075,"drawn",1,74,"grashnak-blackhoof",-1,"",1,1,"TM 4.2.1",143]}
{"event":[1076,"drawn",1,76,"niknik-yellowtail",-1,"",1,1,"TM 4.2.1",143]}
{"event":[1077,"drawn",1,22,"orc-blitzer",-1,"",1,1,"TM 4.2.1",2]}
{"event":[1078,"drawn",1,87,"da-troll",-1,"",1,1,"TM 4.2.1",2]}
{"event":[1079,"deck-shuffled",1,-1,"",-1,"",-1,11,"TM 4.2.2",143]}
{"event":[1080,"drawn",1,24,"hide-sneak",-1,"",1,1,"TM 4.2.1",2]}
{"event":[1081,"hand-drawn",1,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[1082,"drawn",2,41,"chaos-warrior",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1083,"deck-shuffled",2,-1,"",-1,"",-1,11,"TM 4.2.2",143]}
{"event":[1084,"drawn",2,39,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1085,"drawn",2,44,"minotaur",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1086,"drawn",2,42,"beastman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1087,"drawn",2,86,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1088,"drawn",2,35,"chaos-lineman",-1,"",2,1,"TM 4.2.1",4]}
{"event":[1089,"hand-drawn",2,-1,"",-1,"",-1,6,"TM 4.2.1",143]}
{"event":[1090,"drawn",3,62,"rat-ogre",-1,"",3,1,"TM 4.2.1",8]}
{"event":[1091,"drawn",3,78,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[1092,"drawn",3,80,"skaven-lineman",-1,"",3,1,"TM 4.2.1",8]}
{"event":[1093,"drawn",3,83,"bite-bite",-1,"",3,1,"TM 4.2.1",8]}
{"event":[1094,"hand-drawn",3,-1,"",-1,"",-1,4,"TM 4.2.1",143]}
{"event":[1095,"pool-restocked",0,-1,"",-1,"",-1,30,"TM 4.3.1",143]}
{"event":[1096,"spike-revealed",0,201,"the-blood-bowl",-1,"",40,0,"TM 4.4.1",143]}
{"event":[1097,"highlight-revealed",0,152,"sideline-screamer",-1,"",44,0,"TM 4.5.1",143]}
{"event":[1098,"highlight-revealed",0,151,"fumblerooski",-1,"",45,1,"TM 4.5.1",143]}
{"event":[1099,"highlight-revealed",0,150,"heroic-leap",-1,"",46,2,"TM 4.5.1",143]}
{"event":[1100,"kicked-off",0,-1,"",-1,"",-1,0,"TM 4.6.1",143]}
{"event":[1101,"committed",0,113,"troll-slayer",-1,"",62,62,"TM 5.2.1",143]}
{"event":[1102,"skill-used",0,113,"troll-slayer",-1,"",62,0,"TM 5.6.1",143]}
{"event":[1103,"token-assigned",0,194,"power-2",113,"troll-slayer",205,1,"TM 5.6.1",0]}
{"event":[1104,"card-exhausted",0,131,"passing-coach",-1,"",20,0,"TM 8.2.2",143]}
{"event":[1105,"skill-used",0,113,"troll-slayer",-1,"",62,1,"TM 5.7.1",143]}
{"event":[1106,"ball-gained",0,113,"troll-slayer",-1,"",62,2,"TM 5.7.1",143]}
{"event":[1107,"committed",1,87,"da-troll",-1,"",63,63,"TM 5.2.1",143]}
{"event":[1108,"skill-used",1,87,"da-troll",-1,"",63,3,"TM 5.9.1",143]}
{"event":[1109,"tackle-declared",1,87,"da-troll",113,"troll-slayer",63,2,"TM 5.9.2",143]}
{"event":[1110,"tackle-compared",1,87,"da-troll",113,"troll-slayer",63,1027,"TM 5.9.3",143]}
{"event":[1111,"dice-rolled",1,87,"da-troll",113,"troll-slayer",63,513,"TM 5.9.5",143]}
{"event":[1112,"result-applied",1,87,"da-troll",113,"troll-slayer",63,1,"TM 5.10.3",143]}
{"event":[1113,"tackle-missed",1,87,"da-troll",113,"troll-slayer",63,0,"TM 5.10.3",143]}
{"event":[1114,"skill-used",1,87,"da-troll",-1,"",63,0,"TM 5.6.1",143]}
{"event":[1115,"token-assigned",1,197,"power-3",87,"da-troll",179,1,"TM 5.6.1",0]}
{"event":[1116,"card-exhausted",1,136,"sprinting-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[1117,"skill-used",1,87,"da-troll",-1,"",63,2,"TM 5.8.1",143]}
{"event":[1118,"drawn",1,23,"black-orc-blocker",-1,"",1,1,"TM 5.8.1",2]}
{"event":[1119,"discarded",1,24,"hide-sneak",-1,"",11,0,"TM 5.8.1",143]}
{"event":[1120,"committed",2,41,"chaos-warrior",-1,"",57,57,"TM 5.2.1",143]}
{"event":[1121,"skill-used",2,41,"chaos-warrior",-1,"",57,0,"TM 5.6.1",143]}
{"event":[1122,"token-assigned",2,199,"fan-1",41,"chaos-warrior",133,1,"TM 5.6.1",0]}
{"event":[1123,"committed",3,78,"skaven-lineman",-1,"",90,90,"TM 5.3.1",143]}
{"event":[1124,"card-exhausted",3,119,"offensive-coordinator",-1,"",23,0,"TM 8.2.2",143]}
{"event":[1125,"ball-gained",3,78,"skaven-lineman",-1,"",90,7,"TM 5.7.1",143]}
{"event":[1126,"committed",0,110,"dwarf-blocker",-1,"",62,62,"TM 5.2.1",143]}
{"event":[1127,"skill-used",0,110,"dwarf-blocker",-1,"",62,3,"TM 5.9.1",143]}
{"event":[1128,"tackle-declared",0,110,"dwarf-blocker",87,"da-troll",62,2,"TM 5.9.2",143]}
{"event":[1129,"tackle-compared",0,110,"dwarf-blocker",87,"da-troll",62,772,"TM 5.9.3",143]}
{"event":[1130,"dice-rolled",0,110,"dwarf-blocker",87,"da-troll",62,513,"TM 5.9.7",143]}
{"event":[1131,"result-applied",0,110,"dwarf-blocker",87,"da-troll",62,1,"TM 5.10.3",143]}
{"event":[1132,"tackle-missed",0,110,"dwarf-blocker",87,"da-troll",62,0,"TM 5.10.3",143]}
{"event":[1133,"card-exhausted",0,122,"tackling-coach",-1,"",20,0,"TM 8.2.2",143]}
{"event":[1134,"skill-used",0,110,"dwarf-blocker",-1,"",62,3,"TM 5.9.1",143]}
{"event":[1135,"tackle-declared",0,110,"dwarf-blocker",87,"da-troll",62,2,"TM 5.9.2",143]}
{"event":[1136,"tackle-compared",0,110,"dwarf-blocker",87,"da-troll",62,772,"TM 5.9.3",143]}
{"event":[1137,"dice-rolled",0,110,"dwarf-blocker",87,"da-troll",62,528,"TM 5.9.7",143]}
{"event":[1138,"result-applied",0,110,"dwarf-blocker",87,"da-troll",62,0,"TM 5.10.2",143]}
{"event":[1139,"downed",1,87,"da-troll",110,"dwarf-blocker",63,0,"TM 5.11.2",143]}
{"event":[1140,"tackle-succeeded",0,110,"dwarf-blocker",87,"da-troll",62,0,"TM 5.10.2",143]}
{"event":[1141,"committed",1,22,"orc-blitzer",-1,"",52,52,"TM 5.2.1",143]}
{"event":[1142,"skill-used",1,22,"orc-blitzer",-1,"",52,0,"TM 5.6.1",143]}
{"event":[1143,"token-assigned",1,195,"whistle",22,"orc-blitzer",114,1,"TM 5.6.1",0]}
{"event":[1144,"card-exhausted",1,33,"illegal-substitution",-1,"",21,0,"TM 8.2.2",143]}
{"event":[1145,"injured",1,87,"da-troll",-1,"",11,2,"TM 5.11.4",143]}
{"event":[1146,"drawn",1,20,"orc-thrower",-1,"",1,1,"TM 8.5.4",2]}
{"event":[1147,"fielded",1,20,"orc-thrower",-1,"",63,63,"TM 8.5.4",143]}
{"event":[1148,"committed",2,86,"chaos-lineman",-1,"",89,89,"TM 5.3.1",143]}
{"event":[1149,"committed",3,62,"rat-ogre",-1,"",53,53,"TM 5.2.1",143]}
{"event":[1150,"skill-used",3,62,"rat-ogre",-1,"",53,0,"TM 5.6.1",143]}
{"event":[1151,"token-assigned",3,200,"power-1",62,"rat-ogre",154,1,"TM 5.6.1",0]}
{"event":[1152,"card-exhausted",3,65,"sewer-go-map",-1,"",23,0,"TM 8.2.2",143]}
{"event":[1153,"moved",3,62,"rat-ogre",-1,"",90,90,"TM 8.5.1",143]}
{"event":[1154,"committed",0,6,"freebooter-blitzer-owa",-1,"",58,58,"TM 5.2.1",143]}
{"event":[1155,"skill-used",0,6,"freebooter-blitzer-owa",-1,"",58,0,"TM 5.6.1",143]}
{"event":[1156,"token-assigned",0,193,"power-2",6,"freebooter-blitzer-owa",98,1,"TM 5.6.1",0]}
{"event":[1157,"committed",1,74,"grashnak-blackhoof",-1,"",63,63,"TM 5.2.1",143]}
{"event":[1158,"skill-used",1,74,"grashnak-blackhoof",-1,"",63,3,"TM 5.9.1",143]}
{"event":[1159,"tackle-declared",1,74,"grashnak-blackhoof",113,"troll-slayer",63,2,"TM 5.9.2",143]}
{"event":[1160,"tackle-compared",1,74,"grashnak-blackhoof",113,"troll-slayer",63,1283,"TM 5.9.3",143]}
{"event":[1161,"dice-rolled",1,74,"grashnak-blackhoof",113,"troll-slayer",63,530,"TM 5.9.5",143]}
{"event":[1162,"result-applied",1,74,"grashnak-blackhoof",113,"troll-slayer",63,1,"TM 5.10.3",143]}
{"event":[1163,"tackle-missed",1,74,"grashnak-blackhoof",113,"troll-slayer",63,0,"TM 5.10.3",143]}
{"event":[1164,"committed",2,39,"beastman",-1,"",53,53,"TM 5.2.1",143]}
{"event":[1165,"skill-used",2,39,"beastman",-1,"",53,0,"TM 5.6.1",143]}
{"event":[1166,"token-assigned",2,198,"whistle",39,"beastman",131,1,"TM 5.6.1",0]}
{"event":[1167,"skill-used",2,39,"beastman",-1,"",53,3,"TM 5.9.1",143]}
{"event":[1168,"tackle-declared",2,39,"beastman",22,"orc-blitzer",53,0,"TM 5.9.2",143]}
{"event":[1169,"card-exhausted",2,49,"writhing-tentacles",-1,"",22,0,"TM 8.2.2",143]}
{"event":[1170,"ability-used",2,49,"writhing-tentacles",-1,"",22,0,"TM 8.3.1",143]}
{"event":[1171,"tackle-compared",2,39,"beastman",22,"orc-blitzer",53,770,"TM 5.9.3",143]}
{"event":[1172,"dice-rolled",2,39,"beastman",22,"orc-blitzer",53,528,"TM 5.9.5",143]}
{"event":[1173,"result-applied",2,39,"beastman",22,"orc-blitzer",53,0,"TM 5.10.2",143]}
{"event":[1174,"downed",1,22,"orc-blitzer",39,"beastman",52,0,"TM 5.11.2",143]}
{"event":[1175,"tackle-succeeded",2,39,"beastman",22,"orc-blitzer",53,0,"TM 5.10.2",143]}
{"event":[1176,"ability-used",2,39,"beastman",-1,"",53,0,"TM 8.3.1",143]}
{"event":[1177,"skill-used",2,39,"beastman",-1,"",53,0,"TM 5.6.1",143]}
{"event":[1178,"token-assigned",2,192,"power-1",39,"beastman",131,1,"TM 5.6.1",0]}
{"event":[1179,"card-exhausted",2,48,"winds-of-change",-1,"",22,0,"TM 8.2.2",143]}
{"event":[1180,"token-assigned",2,196,"fan-1",41,"chaos-warrior",133,1,"TM 5.13.1",0]}
{"event":[1181,"committed",3,80,"skaven-lineman",-1,"",90,90,"TM 5.3.1",143]}
{"event":[1182,"card-exhausted",3,120,"hired-wizard",-1,"",23,0,"TM 8.2.2",143]}
{"event":[1183,"die-rolled",3,120,"hired-wizard",-1,"",23,1,"TM 5.10.1",143]}
{"event":[1184,"downed",3,80,"skaven-lineman",-1,"",90,0,"TM 5.11.2",143]}
{"event":[1185,"passed",0,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[1186,"discarded",0,7,"dwarf-longbeard",-1,"",10,0,"TM 5.14.3",143]}
{"event":[1187,"discarded",0,111,"deeproot-strongbranch",-1,"",10,0,"TM 5.14.3",143]}
{"event":[1188,"committed",1,75,"bork",-1,"",88,88,"TM 5.3.1",143]}
{"event":[1189,"skill-used",1,75,"bork",-1,"",88,1,"TM 5.7.1",143]}
{"event":[1190,"ball-moved",3,78,"skaven-lineman",-1,"",90,7,"TM 5.7.2",143]}
{"event":[1191,"skill-used",1,75,"bork",-1,"",88,2,"TM 5.8.1",143]}
{"event":[1192,"drawn",1,28,"black-orc-blocker",-1,"",1,1,"TM 5.8.1",2]}
{"event":[1193,"discarded",1,23,"black-orc-blocker",-1,"",11,0,"TM 5.8.1",143]}
{"event":[1194,"card-exhausted",1,128,"cheating-coach",-1,"",21,0,"TM 8.2.2",143]}
{"event":[1195,"skill-used",1,75,"bork",-1,"",88,0,"TM 5.6.1",143]}
{"event":[1196,"token-assigned",1,191,"whistle",75,"bork",167,1,"TM 5.6.1",0]}
{"event":[1197,"committed",2,44,"minotaur",-1,"",53,53,"TM 5.2.1",143]}
{"event":[1198,"skill-used",2,44,"minotaur",-1,"",53,0,"TM 5.6.1",143]}
{"event":[1199,"token-assigned",2,190,"power-1",44,"minotaur",136,1,"TM 5.6.1",0]}
{"event":[1200,"card-exhausted",2,135,"hired-wizard",-1,"",22,0,"TM 8.2.2",143]}
{"event":[1201,"die-rolled",2,135,"hired-wizard",-1,"",22,2,"TM 5.10.1",143]}
{"event":[1202,"card-discarded",2,135,"hired-wizard",-1,"",41,0,"TM 8.2.3",143]}
{"event":[1203,"committed",3,51,"skaven-gutter-runner",-1,"",90,90,"TM 5.3.1",143]}
{"event":[1204,"skill-used",3,51,"skaven-gutter-runner",-1,"",90,1,"TM 5.7.1",143]}
{"event":[1205,"ball-gained",3,51,"skaven-gutter-runner",-1,"",90,7,"TM 5.7.1",143]}
{"event":[1206,"skill-used",3,51,"skaven-gutter-runner",-1,"",90,2,"TM 5.8.1",143]}
{"event":[1207,"drawn",3,59,"skaven-thrower",-1,"",3,1,"TM 5.8.1",8]}
{"event":[1208,"discarded",3,83,"bite-bite",-1,"",13,0,"TM 5.8.1",143]}
{"event":[1209,"card-exhausted",3,67,"professional-cheater",-1,"",23,0,"TM 8.2.2",143]}
{"event":[1210,"token-peeked",3,192,"power-1",39,"beastman",131,0,"TM 5.6.2",8]}
{"event":[1211,"token-discarded",2,192,"power-1",39,"beastman",43,1,"TM 8.6.1",8]}
{"event":[1212,"token-assigned",2,189,"power-1",39,"beastman",131,1,"TM 8.6.1",0]}
{"event":[1213,"committed",1,76,"niknik-yellowtail",-1,"",52,52,"TM 5.2.1",143]}
{"event":[1214,"skill-used",1,76,"niknik-yellowtail",-1,"",52,0,"TM 5.6.1",143]}
{"event":[1215,"token-assigned",1,188,"power-0",76,"niknik-yellowtail",168,1,"TM 5.6.1",0]}
{"event":[1216,"skill-used",1,76,"niknik-yellowtail",-1,"",52,1,"TM 5.7.1",143]}
{"event":[1217,"ball-gained",1,76,"niknik-yellowtail",-1,"",52,0,"TM 5.7.1",143]}
{"event":[1218,"passed",2,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[1219,"discarded",2,35,"chaos-lineman",-1,"",12,0,"TM 5.14.3",143]}
{"event":[1220,"passed",3,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[1221,"discarded",3,59,"skaven-thrower",-1,"",13,0,"TM 5.14.3",143]}
{"event":[1222,"discarded",3,90,"skaven-blitzer",-1,"",13,0,"TM 5.14.3",143]}
{"event":[1223,"committed",1,28,"black-orc-blocker",-1,"",63,63,"TM 5.2.1",143]}
{"event":[1224,"skill-used",1,28,"black-orc-blocker",-1,"",63,3,"TM 5.9.1",143]}
{"event":[1225,"tackle-declared",1,28,"black-orc-blocker",113,"troll-slayer",63,2,"TM 5.9.2",143]}
{"event":[1226,"tackle-compared",1,28,"black-orc-blocker",113,"troll-slayer",63,1027,"TM 5.9.3",143]}
{"event":[1227,"dice-rolled",1,28,"black-orc-blocker",113,"troll-slayer",63,545,"TM 5.9.5",143]}
{"event":[1228,"result-applied",1,28,"black-orc-blocker",113,"troll-slayer",63,1,"TM 5.10.3",143]}
{"event":[1229,"tackle-missed",1,28,"black-orc-blocker",113,"troll-slayer",63,0,"TM 5.10.3",143]}
{"event":[1230,"passed",1,-1,"",-1,"",-1,0,"TM 5.14.1",143]}
{"event":[1231,"tokens-revealed",1,195,"whistle",22,"orc-blitzer",114,1,"TM 6.2.1",143]}
{"event":[1232,"tokens-revealed",1,188,"power-0",76,"niknik-yellowtail",168,1,"TM 6.2.1",143]}
{"event":[1233,"tokens-revealed",2,198,"whistle",39,"beastman",131,1,"TM 6.2.1",143]}
{"event":[1234,"tokens-revealed",2,189,"power-1",39,"beastman",131,1,"TM 6.2.1",143]}
{"event":[1235,"tokens-revealed",2,190,"power-1",44,"minotaur",136,1,"TM 6.2.1",143]}
{"event":[1236,"ejected",1,22,"orc-blitzer",-1,"",11,0,"TM 6.2.2",143]}
{"event":[1237,"ejected",2,39,"beastman",-1,"",12,0,"TM 6.2.2",143]}
{"event":[1238,"total",1,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[1239,"total",2,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[1240,"tie-ball",1,-1,"",-1,"",-1,5,"TM 6.4.2",143]}
{"event":[1241,"winner",1,-1,"",-1,"",-1,0,"TM 6.4.2",143]}
{"event":[1242,"loser",2,-1,"",-1,"",-1,0,"TM 8.4.2",143]}
{"event":[1243,"payout",1,152,"sideline-screamer",-1,"",44,0,"TM 6.6.1",143]}
{"event":[1244,"cards-drawn",1,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[1245,"card-kept",1,72,"freebooter-lineman-cwc",-1,"",26,1,"TM 6.8.8",2]}
{"event":[1246,"cards-bottomed",1,73,"bloodhorn",-1,"",36,1,"TM 6.8.4",2]}
{"event":[1247,"payout",1,152,"sideline-screamer",-1,"",44,1,"TM 6.6.1",143]}
{"event":[1248,"fans-gained",1,152,"sideline-screamer",-1,"",44,4,"TM 6.8.1",143]}
{"event":[1249,"payout",2,152,"sideline-screamer",-1,"",44,2,"TM 6.6.1",143]}
{"event":[1250,"cards-drawn",2,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[1251,"card-kept",2,118,"team-merchandise-booths",-1,"",27,1,"TM 6.8.8",4]}
{"event":[1252,"tokens-revealed",0,193,"power-2",6,"freebooter-blitzer-owa",98,1,"TM 6.2.1",143]}
{"event":[1253,"tokens-revealed",2,199,"fan-1",41,"chaos-warrior",133,1,"TM 6.2.1",143]}
{"event":[1254,"tokens-revealed",2,196,"fan-1",41,"chaos-warrior",133,1,"TM 6.2.1",143]}
{"event":[1255,"fans-gained",2,41,"chaos-warrior",-1,"",57,1,"TM 6.2.3",143]}
{"event":[1256,"fans-gained",2,41,"chaos-warrior",-1,"",57,1,"TM 6.2.3",143]}
{"event":[1257,"total",0,-1,"",-1,"",-1,5,"TM 6.4.1",143]}
{"event":[1258,"total",2,-1,"",-1,"",-1,3,"TM 6.4.1",143]}
{"event":[1259,"winner",0,-1,"",-1,"",-1,1,"TM 6.4.2",143]}
{"event":[1260,"loser",2,-1,"",-1,"",-1,1,"TM 8.4.2",143]}
{"event":[1261,"payout",0,151,"fumblerooski",-1,"",45,2,"TM 6.6.1",143]}
{"event":[1262,"fans-gained",0,151,"fumblerooski",-1,"",45,1,"TM 6.8.1",143]}
{"event":[1263,"payout",0,151,"fumblerooski",-1,"",45,1,"TM 6.6.1",143]}
{"event":[1264,"fans-gained",0,151,"fumblerooski",-1,"",45,1,"TM 6.8.1",143]}
{"event":[1265,"cards-drawn",0,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[1266,"card-kept",0,107,"jordell-freshbreeze",-1,"",25,1,"TM 6.8.8",1]}
{"event":[1267,"cards-bottomed",0,108,"freebooter-lineman-owa",-1,"",35,1,"TM 6.8.4",1]}
{"event":[1268,"payout",2,151,"fumblerooski",-1,"",45,0,"TM 6.6.1",143]}
{"event":[1269,"fans-gained",2,151,"fumblerooski",-1,"",45,1,"TM 6.8.1",143]}
{"event":[1270,"tokens-revealed",0,194,"power-2",113,"troll-slayer",205,1,"TM 6.2.1",143]}
{"event":[1271,"total",0,-1,"",-1,"",-1,10,"TM 6.4.1",143]}
{"event":[1272,"total",1,-1,"",-1,"",-1,10,"TM 6.4.1",143]}
{"event":[1273,"tie-ball",0,-1,"",-1,"",-1,10,"TM 6.4.2",143]}
{"event":[1274,"winner",0,-1,"",-1,"",-1,2,"TM 6.4.2",143]}
{"event":[1275,"loser",1,-1,"",-1,"",-1,2,"TM 8.4.2",143]}
{"event":[1276,"payout",0,150,"heroic-leap",-1,"",46,0,"TM 6.6.1",143]}
{"event":[1277,"cards-drawn",0,-1,"",-1,"",-1,1,"TM 6.8.3",143]}
{"event":[1278,"card-kept",0,138,"passing-coach",-1,"",25,1,"TM 6.8.8",1]}
{"event":[1279,"payout",0,150,"heroic-leap",-1,"",46,1,"TM 6.6.1",143]}
{"event":[1280,"cards-drawn",0,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[1281,"card-kept",0,106,"freebooter-blitzer-owa",-1,"",25,1,"TM 6.8.8",1]}
{"event":[1282,"cards-bottomed",0,105,"freebooter-runner-owa",-1,"",35,1,"TM 6.8.4",1]}
{"event":[1283,"payout",1,150,"heroic-leap",-1,"",46,2,"TM 6.6.1",143]}
{"event":[1284,"cards-drawn",1,-1,"",-1,"",-1,2,"TM 6.8.2",143]}
{"event":[1285,"card-kept",1,70,"varag-ghoulchewer",-1,"",26,1,"TM 6.8.8",2]}
{"event":[1286,"cards-bottomed",1,71,"bone-crusher",-1,"",36,1,"TM 6.8.4",2]}
{"event":[1287,"tokens-revealed",1,191,"whistle",75,"bork",167,1,"TM 6.2.1",143]}
{"event":[1288,"tokens-revealed",3,200,"power-1",62,"rat-ogre",154,1,"TM 6.2.1",143]}
{"event":[1289,"ejected",1,75,"bork",-1,"",11,7,"TM 6.2.2",143]}
{"event":[1290,"total",2,-1,"",-1,"",-1,1,"TM 6.4.1",143]}
{"event":[1291,"total",3,-1,"",-1,"",-1,10,"TM 6.4.1",143]}
{"event":[1292,"winner",3,-1,"",-1,"",-1,7,"TM 6.4.2",143]}
{"event":[1293,"runner-up",2,-1,"",-1,"",-1,7,"TM 6.4.2",143]}
{"event":[1294,"fans-gained",3,133,"late-game-scoring-streak",-1,"",23,1,"TM 6.3.1",143]}
{"event":[1295,"payout",2,201,"the-blood-bowl",-1,"",40,1,"TM 6.7.1",143]}
{"event":[1296,"fans-gained",2,201,"the-blood-bowl",-1,"",40,4,"TM 6.8.1",143]}
{"event":[1297,"payout",3,201,"the-blood-bowl",-1,"",40,0,"TM 6.7.1",143]}
{"event":[1298,"fans-gained",3,201,"the-blood-bowl",-1,"",40,7,"TM 6.8.1",143]}
{"event":[1299,"improvement-revealed",0,138,"passing-coach",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1300,"improvement-revealed",0,106,"freebooter-blitzer-owa",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1301,"improvement-revealed",0,107,"jordell-freshbreeze",-1,"",25,0,"TM 6.10.2",143]}
{"event":[1302,"freebooter-returned",0,110,"dwarf-blocker",-1,"",41,0,"TM 6.10.4",143]}
{"event":[1303,"deck-shuffled",0,-1,"",-1,"",-1,16,"TM 6.10.5",143]}
{"event":[1304,"star-placed",0,107,"jordell-freshbreeze",-1,"",5,0,"TM 6.10.6",143]}
{"event":[1305,"improvement-revealed",1,72,"freebooter-lineman-cwc",-1,"",26,0,"TM 6.10.2",143]}
{"event":[1306,"improvement-revealed",1,70,"varag-ghoulchewer",-1,"",26,0,"TM 6.10.2",143]}
{"event":[1307,"freebooter-returned",1,76,"niknik-yellowtail",-1,"",41,0,"TM 6.10.4",143]}
{"event":[1308,"deck-shuffled",1,-1,"",-1,"",-1,17,"TM 6.10.5",143]}
{"event":[1309,"star-placed",1,70,"varag-ghoulchewer",-1,"",6,0,"TM 6.10.6",143]}
{"event":[1310,"improvement-revealed",2,118,"team-merchandise-booths",-1,"",27,0,"TM 6.10.2",143]}
{"event":[1311,"coin-passed",1,-1,"",-1,"",-1,0,"TM 6.11.1",143]}
{"event":[1312,"fans-gained",1,136,"sprinting-coach",-1,"",21,1,"TM 7.1.1",143]}
{"event":[1313,"fans-gained",1,128,"cheating-coach",-1,"",21,1,"TM 7.1.1",143]}
{"event":[1314,"fans-gained",2,125,"tackling-coach",-1,"",22,1,"TM 7.1.1",143]}
{"event":[1315,"fans-gained",2,118,"team-merchandise-booths",-1,"",22,4,"TM 7.1.1",143]}
{"event":[1316,"fans-gained",3,119,"offensive-coordinator",-1,"",23,1,"TM 7.1.1",143]}
{"event":[1317,"fans-gained",0,131,"passing-coach",-1,"",20,1,"TM 7.1.1",143]}
{"event":[1318,"fans-gained",0,122,"tackling-coach",-1,"",20,1,"TM 7.1.1",143]}
{"event":[1319,"fans-gained",0,138,"passing-coach",-1,"",20,1,"TM 7.1.1",143]}
{"event":[1320,"season-ended",-1,-1,"",-1,"",-1,6,"TM 3.1.2",143]}
{"event":[1321,"won",3,-1,"",-1,"",-1,0,"TM 7.2.1",143]}
',1795122010);
INSERT INTO "tables" VALUES('LpF0tz5FxvFf','team-manager','{"seats":3,"teams":["reikland-reavers","skavenblight-scramblers","gouged-eye"],"rules":[],"first":-1,"packs":[]}',X'FD98474F7222A126A850ACBA9B27B77EAC8D5E03D6ED486F53B14166C5FD4BC6','00a5e676952ab83f9672dc4285661f90608c5c7e9e7b16aac6bca0cb9beeaab1','0.2.0','6f53f59cbac296742e997f9031f9ff2a',1795122010,0,NULL,0,'touchline-position 1
game: team-manager
cards: 6f53f59cbac296742e997f9031f9ff2a
teams: reikland-reavers, skavenblight-scramblers, gouged-eye
week: 1
coin: 1
fans: 0, 0, 0
improvements-gained: 0, 0, 0
totals: 0, 0, 0
placing: 0, 0, 0
margin: 0, 0, 0
active: 1
reel: 3
hand 1: human-thrower#4, human-blitzer#8, human-catcher#6, ogre#11, human-lineman#0, human-lineman#1
hand 2: skaven-thrower#21, skaven-lineman#17, skaven-lineman#18, skaven-blitzer#26, skaven-gutter-runner#23, rat-ogre#28
hand 3: orc-lineman#34, orc-blitzer#42, orc-thrower#38, orc-blitzer#43, orc-lineman#35, da-troll#45
deck 1: human-blitzer#9, human-thrower#5, human-blitzer#10, human-catcher#7, human-lineman#3, human-lineman#2
deck 2: skaven-blitzer#27, skaven-gutter-runner#25, skaven-gutter-runner#24, skaven-thrower#22, skaven-lineman#20, skaven-lineman#19
deck 3: orc-blitzer#44, black-orc-blocker#41, black-orc-blocker#40, orc-thrower#39, orc-lineman#37, orc-lineman#36
discard 1: 
discard 2: 
discard 3: 
upgrades 1: jack-of-all-trades#13, recruiting-agent#16, publicity-stunts#15, product-endorsements#14, gryphon-ade#12
upgrades 2: warpstone-souvenirs#33, swarm-tactics#32, sewer-go-map#31, professional-cheater#30, eshin-assassination-coordinator#29
upgrades 3: waaagh#50, smash-em-bash-em#49, orcidas-sponsorship#48, illegal-substitution#47, beat-da-points-outta-dem#46
in-play 1: 
in-play 2: 
in-play 3: 
improvements 1: 
improvements 2: 
improvements 3: 
drawn 1: 
drawn 2: 
drawn 3: 
owa-stars: griff-oberwald#81, mighty-zug#86, freebooter-thrower-owa#100, freebooter-thrower-owa#99, freebooter-runner-owa#98, freebooter-runner-owa#97, freebooter-lineman-owa#96, freebooter-lineman-owa#95, freebooter-blitzer-owa#94, freebooter-blitzer-owa#93, thornmane#92, the-death-roller#91, spikey-mcspike#90, slab#89, skuff-whitebeard#88, morg-n-thorg-owa#87, marcus-siebermann#85, long-bomb-silver#84, jordell-freshbreeze#83, grim-ironjaw#82, eldril-sidewinder#80, deeproot-strongbranch#79, cornelius-krieg#78, barik-farblast#77, aurora-silverleaf#76
cwc-stars: varag-ghoulchewer#67, hide-sneak#59, freebooter-thrower-cwc#75, freebooter-thrower-cwc#74, freebooter-runner-cwc#73, freebooter-runner-cwc#72, freebooter-lineman-cwc#71, freebooter-lineman-cwc#70, freebooter-blitzer-cwc#69, freebooter-blitzer-cwc#68, snotlobba#66, smashjaw#65, one-ear#64, niknik-yellowtail#63, morkai-the-everchanging#62, morg-n-thorg-cwc#61, lord-borak-the-despoiler#60, headsplitter#58, grashnak-blackhoof#57, crushface#56, bork#55, bone-crusher#54, bloodhorn#53, blightmaw#52, bite-bite#51
staff: the-best-players-in-the-league#121, team-merchandise-booths#120, team-apothecary#119, team-apothecary#118, tackling-coach#117, tackling-coach#116, sprinting-coach#115, sprinting-coach#114, passing-coach#113, passing-coach#112, offensive-firepower#111, offensive-coordinator#110, offensive-coordinator#109, laying-the-smackdown#108, late-game-scoring-streak#107, hired-wizard#106, hired-wizard#105, endorsement-deal#104, cheating-coach#103, cheating-coach#102, bloodthirsty-supporters#101
highlights: unsportsmanlike-conduct#153, unnecessary-roughness#152, the-tripline#151, the-sneaky-weasel#150, the-slobberknocker#149, the-rolling-cage#148, the-mousetrap#147, the-backstab-special#146, super-juke#145, skullcracker-suite#144, sideline-screamer#143, shank-yank#142, right-in-the-jibblies#141, razzle-dazzle#140, pose-for-the-fans#139, personal-foul#138, over-the-middle#137, one-handed-grab#136, knuckleduster-smear#135, intentional-pounding#134, illegal-procedure#133, heroic-leap#132, gutter-run#131, get-yer-head-in-the-game#129, fleet-footed-flea-flicker#127, double-crossing-routes#126, double-down#125, cock-eye-blocked#124, all-out-blitz#122
spike-deck: the-dungeonbowl#186, referee-contract-dispute#193, the-chaos-cup#185, the-blood-bowl#184
spike: rivalry-week-kicks-off#194
box: all-star-conditioning#187, cursed-ball#188, weather-disrupts-match#197, violence-at-an-all-time-high#196, salary-cap-raised#195, more-sales-more-matches#192, flooding-causes-soggy-pitch#191, endurance-training#190, the-spike-magazine-trophy#189
pool: power-1#164, power-0#160, power-2#173, power-1#165, fan-2#183, fan-1#182, fan-1#181, fan-1#180, fan-1#179, power-3#178, power-3#177, power-2#176, power-2#175, power-2#174, power-1#172, power-1#171, power-1#170, power-1#169, power-1#168, power-1#167, power-1#166, power-0#163, power-0#162, power-0#161, whistle#159, whistle#158, whistle#157, whistle#156, whistle#155, whistle#154
aside: 
highlight 1: bad-snap#123
highlight 2: fumblerooski#128
highlight 3: goal-line-plunge#130
agenda:
  scoreboard 0 0 0
  turn 1 0 0
decision: turn 1 turn-chosen 0 0
codes: commit:0:52:0 commit:0:53:0 commit:0:57:0 commit:0:58:0 commit:0:62:0 commit:0:63:0 commit:1:52:0 commit:1:53:0 commit:1:57:0 commit:1:58:0 commit:1:62:0 commit:1:63:0 commit:4:52:0 commit:4:53:0 commit:4:57:0 commit:4:58:0 commit:4:62:0 commit:4:63:0 commit:6:52:0 commit:6:53:0 commit:6:57:0 commit:6:58:0 commit:6:62:0 commit:6:63:0 commit:8:52:0 commit:8:53:0 commit:8:57:0 commit:8:58:0 commit:8:62:0 commit:8:63:0 commit:11:52:0 commit:11:53:0 commit:11:57:0 commit:11:58:0 commit:11:62:0 commit:11:63:0 pass:0:0:0
','first-week','',1795122010);
INSERT INTO "tables" VALUES('3bHxw_NV3HMh','blitz-bowl','{"seats":2,"teams":["orc","dwarf"],"rules":[],"first":-1,"packs":[]}',X'521635C3492CED93885D0AE5B5A053170585CBFE15C9089B27CC800CF1A7F578','e061d212661ad4e8f2e1debbd70c79506e67b19d324e55efa5c0accab78a94a7','0.2.0','251f405b9ba99f0356aa97c385b7bf2a',1795122010,0,NULL,0,'touchline-position 1
game: blitz-bowl
cards: 251f405b9ba99f0356aa97c385b7bf2a
teams: orc, dwarf
pitch: stone
arena: none
coach-a: 1
active: 2
turns: 2, 2
score: 0, 0
rookies: none
players 1: lineman-1 h9, lineman-2 absent, lineman-3 absent, thrower e7, blitzer i6, big-un-blocker absent
players 2: lineman-1 absent, lineman-2 absent, lineman-3 absent, runner absent, blitzer g5, troll-slayer absent
balls: 1 thrower
spaces: -, -, -
hand 1: 
hand 2: 
deck: break-some-bones/raw-talent#0, break-some-bones/step-aside#1, free-up-the-ball/blitz#2, free-up-the-ball/intervention#3, get-moving/aggressive-mark#4, get-moving/sprint#5, get-the-ball/shadowing#6, get-the-ball/step-aside#7, get-together/reserves#8, make-a-risky-throw/accurate-throw#9, move-the-ball/dodge#10, move-the-ball/raw-talent#11, play-as-a-team/aggressive-mark#12, play-as-a-team/inspiration#13, play-as-a-team/tough-enough#14, show-no-fear/jump-up#15, show-them-how-its-done/bladed-knuckle-dusters#16, show-them-how-its-done/the-kids-got-moxy#17, show-us-a-completion/inspiration#18, show-us-a-completion/nerves-of-steel#19, showboat-for-the-crowd/hail-mary-pass#20, spread-out/reserves#21, take-them-down/blocking-play#22, take-them-down/diving-tackle#23, tie-them-up/defensive-play#24, tie-them-up/raw-talent#25
discard: 
events: 
box: banana-skins#26, crumbling-astrogranite-pitch#27, empty-the-bench#28, generous-coaches#29, get-the-ref#30, impatient-coaches#31, impatient-coaches#32, multi-ball#33, multi-ball#34, pitch-invasion#35, reset#36, trapdoor-monster#37
agenda:
decision: action 2 action-chosen 2 0
codes: run 2/blitzer; mark 2/blitzer; end-turn
','drill-2','',1795122010);
CREATE TABLE touchline_schema (
	version INTEGER NOT NULL
);
INSERT INTO "touchline_schema" VALUES(2);
COMMIT;
